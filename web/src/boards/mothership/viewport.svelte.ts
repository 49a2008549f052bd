/** How near the star field is looked at, and which part of it is in sight. */
import { tick } from 'svelte';
import type { BoardContext } from './boardContext.svelte';
import { centre, extent, spaceUnder } from './hexGrid';
import { stationOf } from './pieces';

/** Room around the hexes, in drawing units. */
export const MARGIN = 16;
const NEAREST = 3;
/** How wide a hex should at least be, under a pointer and under a finger. */
const SMALL = 30;
const FINGER = 38;
const PHONE = 500;

export class Viewport {
  zoom: number = $state(1);
  frame: HTMLElement | undefined = $state();
  svg: SVGSVGElement | undefined = $state();

  private begun = false;
  private readonly context: BoardContext;

  constructor(context: BoardContext) {
    this.context = context;
  }

  /** On a small screen the field begins near enough for fingers, at the own Station. */
  begin(width: number): void {
    const { columns } = this.context.chart;
    if (this.begun || !width || !columns) return;
    this.begun = true;
    const wanted = ((width < PHONE ? FINGER : SMALL) * columns) / width;
    this.zoom = Math.min(NEAREST, Math.max(1, wanted));
    if (this.zoom > 1) void tick().then(() => this.show(this.home()));
  }

  /** The space that a look begins at: where ships are placed, else an own ship or the Station. */
  home(): number {
    const { context } = this;
    const seat = Math.max(0, context.table.seat);
    const { marked } = context;
    if (context.step === 'place' && marked.length)
      return marked[Math.floor(marked.length / 2)] ?? 0;
    return (
      context.ships.find((one) => one.seat === seat)?.space ?? stationOf(context.table.view, seat)
    );
  }

  /** Scrolls a space into the middle. */
  show(space: number): void {
    const { frame } = this;
    if (!frame || space < 0) return;
    const at = centre(space);
    const scale = frame.scrollWidth / (extent(this.context.chart).x + 2 * MARGIN);
    frame.scrollTo({
      left: (at.x + MARGIN) * scale - frame.clientWidth / 2,
      top: (at.y + MARGIN) * scale - frame.clientHeight / 2,
    });
  }

  nearer(factor: number): void {
    const middle = this.context.aimed >= 0 ? this.context.aimed : this.home();
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    void tick().then(() => this.show(middle));
  }

  /** True if a space can be seen, wherever the field is scrolled to. */
  inSight(space: number): boolean {
    const shown = this.frame?.getBoundingClientRect();
    const matrix = this.svg?.getScreenCTM();
    if (!shown || !matrix) return true;
    const at = centre(space);
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    return x > shown.left && x < shown.right && y > shown.top && y < shown.bottom;
  }

  /** The space under the pointer; -1 where there is none. */
  under(event: MouseEvent): number {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return -1;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return spaceUnder(this.context.chart, { x, y });
  }
}
