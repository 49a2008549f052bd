/** Two fingers zoom a board: an action for the element that scrolls it. */
interface Zoomed {
  zoom: number;
}

const NEAREST = 3;

/** Changes `zoom` by how far two fingers move apart; one finger scrolls as always. */
export function pinchZoom(node: HTMLElement, viewport: Zoomed): { destroy: () => void } {
  let apart = 0;
  let before = 1;

  const distance = ({ touches: [one, two] }: TouchEvent): number =>
    one && two ? Math.hypot(one.clientX - two.clientX, one.clientY - two.clientY) : 0;

  function start(event: TouchEvent): void {
    apart = event.touches.length === 2 ? distance(event) : 0;
    before = viewport.zoom;
  }

  /** The point between the fingers stays where it is. */
  function move(event: TouchEvent): void {
    const [one, two] = event.touches;
    if (!apart || !one || !two) return;
    event.preventDefault();
    const frame = node.getBoundingClientRect();
    const x = (one.clientX + two.clientX) / 2 - frame.left;
    const y = (one.clientY + two.clientY) / 2 - frame.top;
    const zoom = Math.min(NEAREST, Math.max(1, (before * distance(event)) / apart));
    const factor = zoom / viewport.zoom;
    const [left, top] = [(node.scrollLeft + x) * factor - x, (node.scrollTop + y) * factor - y];
    viewport.zoom = zoom;
    requestAnimationFrame(() => node.scrollTo({ left, top }));
  }

  const end = (): void => {
    apart = 0;
  };
  node.addEventListener('touchstart', start, { passive: true });
  node.addEventListener('touchmove', move, { passive: false });
  node.addEventListener('touchend', end);
  return {
    destroy() {
      node.removeEventListener('touchstart', start);
      node.removeEventListener('touchmove', move);
      node.removeEventListener('touchend', end);
    },
  };
}
