/** An entry of the log as lines, each of the player that it is about. */
import type { Fact, Words } from '../app/gameWords';
import type { Entry } from '../wire/apiTypes';

export interface LogLine {
  seat: number;
  text: string;
  facts: Fact[];
  /** True if a turn begins with it. */
  begins: boolean;
}

/** The lines of an entry; what one seat did stays together. */
export function logLines(entry: Entry, words: Words): LogLine[] {
  return runsBySeat(entry).flatMap(({ seat, facts }) => {
    const begins = facts.some(({ event }) => event === 'turn_began');
    const texts = words.sentences(facts);
    // The pieces stand at the first line of several.
    return texts.map((text, at) => ({ seat, text, facts: at ? [] : facts, begins }));
  });
}

/** The events of an entry in runs of the same seat; a turn that begins is a run of its own. */
function runsBySeat(entry: Entry): { seat: number; facts: Fact[] }[] {
  const runs: { seat: number; facts: Fact[] }[] = [];
  for (const fact of entry.events as Fact[]) {
    const begins = fact.event === 'turn_began';
    const seat = begins ? (fact.seat ?? entry.seat) : entry.seat;
    const last = runs.at(-1);
    const alone = begins || last?.facts.some(({ event }) => event === 'turn_began');
    if (last && !alone && last.seat === seat) last.facts.push(fact);
    else runs.push({ seat, facts: [fact] });
  }
  // What follows the beginning of a turn belongs to it.
  const turn = runs.findIndex(({ facts }) => facts[0]?.event === 'turn_began');
  const owner = runs[turn]?.seat;
  return runs.map((run, at) =>
    turn >= 0 && at > turn && owner !== undefined ? { ...run, seat: owner } : run,
  );
}
