/** Tells a pointer on its way up to the buttons over the mine from one that looks for a place. */

/** Pixels a millisecond from which on a movement upwards leads to the buttons. */
const QUICK = 0.35;
/** After this many milliseconds without such a movement the pointer aims again. */
const REST = 140;

export class WayToButtons {
  private last = { x: 0, y: 0, time: -Infinity };
  private until = -Infinity;

  /** True if the aim shall stay as it is, although the pointer crosses other places. */
  keepsAim({ clientX: x, clientY: y, timeStamp: time }: PointerEvent, aims: boolean): boolean {
    const up = this.last.y - y;
    const aside = Math.abs(x - this.last.x);
    const elapsed = Math.max(1, time - this.last.time);
    this.last = { x, y, time };
    if (!aims) return false;
    if (up > 0 && up >= aside && elapsed < REST && up / elapsed > QUICK) this.until = time + REST;
    else if (up < 0) this.until = -Infinity;
    return time < this.until;
  }
}
