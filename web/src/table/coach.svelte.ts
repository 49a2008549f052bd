/** The coach: compares one's choices with the server's hints, and names the clearest miss of a turn. */
import { get } from '../app/api';
import type { Advice, Hint, Legal, Position } from '../wire/apiTypes';

/** What a turn missed: the choice, the better one, and the difference in win probability. */
export interface Miss {
  chosen: Legal;
  better: Legal;
  cost: number;
}

/** Below this a difference may be chance. */
const CLEAR = 0.1;

export class Coach {
  /** The clearest miss of the last own turn; null for none. */
  missed: Miss | null = $state.raw(null);
  private worst: Miss | null = null;
  private known: { number: number; best: Advice[] } = { number: -1, best: [] };

  /** Fetches what is best in a position, while its player thinks. */
  async look(table: string, token: string, { number, legal }: Position): Promise<void> {
    if (legal.length < 2 || this.known.number === number) return;
    this.known = { number, best: [] };
    try {
      const hint = await get<Hint>(`/tables/${table}/hint`, token);
      if (hint.number === this.known.number) this.known = { number, best: hint.best ?? [] };
    } catch {
      return; // Without a hint the coach says nothing about this choice.
    }
  }

  /** Notes what was chosen in a position. */
  note({ number, legal }: Position, text: string): void {
    this.missed = null;
    const [best] = this.known.best;
    const chosen = legal.find((action) => action.text === text);
    if (!best || !chosen || this.known.number !== number || best.action.text === text) return;
    const found = this.known.best.find(({ action }) => action.text === text);
    // An action that is not among the best is at most as good as the last of them.
    const share = found ?? this.known.best.at(-1);
    const cost = best.win_probability - (share?.win_probability ?? 0);
    if (cost >= CLEAR && cost > (this.worst?.cost ?? 0))
      this.worst = { chosen, better: best.action, cost };
  }

  /** Shows what the turn missed, when it is over. */
  endTurn(): void {
    this.missed = this.worst;
    this.worst = null;
  }
}
