/** The moments of an analysed game that are worth seeing first. */
import type { Analysis, Moment } from '../wire/apiTypes';

export interface KeyMoment {
  kind: 'costly' | 'lucky' | 'turning';
  /** The entry of the decision; the position before it is the one to look at. */
  number: number;
  seat: number;
  /** The win probability of the seat before and after. */
  before: number;
  after: number;
  moment: Moment;
}

/** A change of the win probability below this is no moment. */
const LEAST = 0.05;

/** At most three moments, in the order of the game: the costliest choice, the luckiest turn of
 * events, and the point from which the winner stayed ahead. */
export function keyMoments(analysis: Analysis): KeyMoment[] {
  const changes = changesOf(analysis);
  const found = [costliest(changes), luckiest(changes), turning(changes, analysis)];
  const kept = found.filter((moment): moment is KeyMoment => moment !== null);
  const once = kept.filter(
    (moment, index) => kept.findIndex(({ number }) => number === moment.number) === index,
  );
  return once.sort((first, second) => first.number - second.number);
}

interface Change {
  moment: Moment;
  before: number[];
  after: number[];
}

function changesOf({ moments, ledgers }: Analysis): Change[] {
  const last = ledgers.map(({ result }) => result);
  return moments.map((moment, index) => ({
    moment,
    before: moment.win_probabilities,
    after: moments[index + 1]?.win_probabilities ?? last,
  }));
}

const keyMoment = (kind: KeyMoment['kind'], change: Change, seat: number): KeyMoment => ({
  kind,
  seat,
  number: change.moment.number,
  before: change.before[seat] ?? 0,
  after: change.after[seat] ?? 0,
  moment: change.moment,
});

function costliest(changes: Change[]): KeyMoment | null {
  const worst = changes.reduce<Change | null>(
    (most, change) => (change.moment.cost > (most?.moment.cost ?? 0) ? change : most),
    null,
  );
  return worst && keyMoment('costly', worst, worst.moment.seat);
}

/** A choice that cost nothing changes a win probability by luck alone. */
function luckiest(changes: Change[]): KeyMoment | null {
  let best: KeyMoment | null = null;
  for (const change of changes.filter(({ moment }) => !moment.cost))
    change.before.forEach((_, seat) => {
      const found = keyMoment('lucky', change, seat);
      const gain = found.after - found.before;
      if (gain >= LEAST && gain > (best ? best.after - best.before : 0)) best = found;
    });
  return best;
}

/** The last change after which the winner was ahead and stayed ahead. */
function turning(changes: Change[], { ledgers, over }: Analysis): KeyMoment | null {
  const results = ledgers.map(({ result }) => result);
  const winner = results.indexOf(Math.max(...results));
  if (!over || winner < 0 || results.filter((share) => share === results[winner]).length > 1)
    return null;
  const leads = (values: number[]): boolean =>
    values.every((value, seat) => seat === winner || value < (values[winner] ?? 0));
  const crossing = changes.findLast(({ before, after }) => !leads(before) && leads(after));
  return crossing ? keyMoment('turning', crossing, winner) : null;
}
