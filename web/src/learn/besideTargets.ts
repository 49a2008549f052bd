/** Finds the place of a lesson's text: beside what it is about, and never over it. */

export interface Place {
  left: number;
  top: number;
  width: number;
  height: number;
}
interface Size {
  width: number;
  height: number;
}

const GAP = 14;
const EDGE = 10;

/** The corner at which a box of this size stands beside the targets, inside the window. */
export function besideTargets(
  targets: readonly Place[],
  size: Size,
  window: Size,
): { left: number; top: number } {
  const { width, height } = size;
  const right = window.width - width - EDGE;
  const low = window.height - height - EDGE;
  const inside = (left: number, top: number): { left: number; top: number } => ({
    left: Math.max(EDGE, Math.min(right, left)),
    top: Math.max(EDGE, Math.min(low, top)),
  });
  const first = targets[0];
  const corners = [inside(right, EDGE), inside(right, low), inside(EDGE, low), inside(EDGE, EDGE)];
  if (!first) return corners[1] as { left: number; top: number };
  const middle = first.top + first.height / 2 - height / 2;
  const centre = first.left + first.width / 2 - width / 2;
  const beside = [
    inside(first.left + first.width + GAP, middle),
    inside(first.left - width - GAP, middle),
    inside(centre, first.top + first.height + GAP),
    inside(centre, first.top - height - GAP),
    ...corners,
  ];
  const covered = (spot: { left: number; top: number }): number =>
    targets.reduce((sum, target) => sum + overlap({ ...spot, width, height }, target), 0);
  return beside.reduce((best, spot) => (covered(spot) < covered(best) ? spot : best));
}

/** The area that two boxes share. */
function overlap(box: Place, other: Place): number {
  const width =
    Math.min(box.left + box.width, other.left + other.width) - Math.max(box.left, other.left);
  const height =
    Math.min(box.top + box.height, other.top + other.height) - Math.max(box.top, other.top);
  return Math.max(0, width) * Math.max(0, height);
}
