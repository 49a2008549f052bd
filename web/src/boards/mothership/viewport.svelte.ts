/** Zoom and scroll position of the star field. */
import { tick } from 'svelte';
import type { BoardContext } from './boardContext.svelte';
import { centre, extent, spaceUnder } from './hexGrid';
import { stationOf } from './pieces';

/** Room around the hexes, in drawing units. */
export const MARGIN = 16;
const NEAREST = 3;
/** The least width of a hex, for a pointer and for a finger. */
const SMALL = 30;
const FINGER = 38;
const PHONE = 500;

export class Viewport {
  zoom: number = $state(1);
  frame: HTMLElement | undefined = $state();
  svg: SVGSVGElement | undefined = $state();

  private started = false;
  private readonly context: BoardContext;

  constructor(context: BoardContext) {
    this.context = context;
  }

  /** Sets the first zoom: on a small screen large enough for fingers, at the own Station. */
  start(width: number): void {
    const { columns } = this.context.chart;
    if (this.started || !width || !columns) return;
    this.started = true;
    const wanted = ((width < PHONE ? FINGER : SMALL) * columns) / width;
    this.zoom = Math.min(NEAREST, Math.max(1, wanted));
    if (this.zoom > 1) void tick().then(() => this.show(this.startSpace()));
  }

  /** The space shown first: where ships are placed, else an own ship or the Station. */
  startSpace(): number {
    const { context } = this;
    const seat = Math.max(0, context.table.seat);
    const { actionSpaces } = context;
    if (context.step === 'place' && actionSpaces.length)
      return actionSpaces[Math.floor(actionSpaces.length / 2)] ?? 0;
    return (
      context.ships.find((ship) => ship.seat === seat)?.space ?? stationOf(context.table.view, seat)
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

  zoomBy(factor: number): void {
    const middle = this.context.cursor >= 0 ? this.context.cursor : this.startSpace();
    this.zoom = Math.min(NEAREST, Math.max(1, this.zoom * factor));
    void tick().then(() => this.show(middle));
  }

  /** True if a space is within the scrolled frame. */
  isVisible(space: number): boolean {
    const shown = this.frame?.getBoundingClientRect();
    const matrix = this.svg?.getScreenCTM();
    if (!shown || !matrix) return true;
    const at = centre(space);
    const { x, y } = new DOMPoint(at.x, at.y).matrixTransform(matrix);
    return x > shown.left && x < shown.right && y > shown.top && y < shown.bottom;
  }

  /** The space under the pointer; -1 off the board. */
  spaceUnder(event: MouseEvent): number {
    const matrix = this.svg?.getScreenCTM();
    if (!matrix) return -1;
    const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return spaceUnder(this.context.chart, { x, y });
  }
}
