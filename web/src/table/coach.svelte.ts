/** The coach: compares one's choices with the server's hints, and names the clearest miss of a turn. */
import { get } from '../app/api';
import type { Fact } from '../app/gameWords';
import type { Advice, Entry, Hint, Legal, Position } from '../wire/apiTypes';

/** What a turn missed: the choice, the better one, and the difference in win probability. */
export interface Miss {
  chosen: Legal;
  better: Legal;
  cost: number;
}

/** Below this a difference may be chance. */
const CLEAR = 0.1;

/** Own choices until the next turn begins; `worst` is the clearest miss that is known of them. */
interface Choices {
  worst: Miss | null;
}

export class Coach {
  /** The clearest miss of the last own turn; null for none. */
  missed: Miss | null = $state.raw(null);
  private looked: { number: number; best: Promise<Advice[]> } = {
    number: -1,
    best: Promise.resolve([]),
  };
  private present: Choices | null = null;
  private last: Choices | null = null;
  private followed = -1;

  /** Fetches what is best in a position, while its player thinks. */
  look(table: string, token: string, { number, legal }: Position): void {
    if (legal.length < 2 || this.looked.number === number) return;
    const best = get<Hint>(`/tables/${table}/hint`, token).then(
      (hint) => (hint.number === number ? (hint.best ?? []) : []),
      () => [], // Without a hint the coach says nothing about this choice.
    );
    this.looked = { number, best };
  }

  /** Notes what was chosen in a position; its hint may come later than the choice. */
  async note({ number, legal }: Position, text: string): Promise<void> {
    this.hide();
    const choices = (this.present ??= { worst: null });
    if (this.looked.number !== number) return;
    const miss = clearMiss(await this.looked.best, legal, text);
    if (miss && miss.cost > (choices.worst?.cost ?? 0)) choices.worst = miss;
    if (choices === this.last) this.missed = choices.worst;
  }

  private hide(): void {
    this.missed = null;
    this.last = null;
  }

  /** Shows what the own choices missed when a turn has begun after them. Several entries may come at
   * once, so the position alone doesn't show each turn. */
  follow(entries: Entry[]): void {
    const fresh = entries.filter((entry) => entry.number > this.followed);
    this.followed = entries.at(-1)?.number ?? this.followed;
    const events = fresh.flatMap((entry) => entry.events as Fact[]);
    if (this.present && events.some(({ event }) => event === 'turn_began')) {
      this.missed = this.present.worst;
      this.last = this.present;
      this.present = null;
    }
  }
}

/** The difference between a choice and the best one; null if it is not clear. */
function clearMiss(advised: Advice[], legal: Legal[], text: string): Miss | null {
  const [best] = advised;
  const chosen = legal.find((action) => action.text === text);
  if (!best || !chosen || best.action.text === text) return null;
  // An action that is not among the best is at most as good as the last of them.
  const share = advised.find(({ action }) => action.text === text) ?? advised.at(-1);
  const cost = best.win_probability - (share?.win_probability ?? 0);
  return cost >= CLEAR ? { chosen, better: best.action, cost } : null;
}
