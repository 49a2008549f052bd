/** The parts of views that every game has; `games/` has each game's own types. */
import type { ClientMessage, Conflict, Legal, Ok, Reject, Sync, Throttled } from './apiTypes';

/** How many there are of each kind; a view leaves out the kinds that are missing. */
export type Counts<Kind extends string = string> = { [kind in Kind]?: number };

/** A zone of which the one who looks may know only how many things lie in it. */
export interface Hidden {
  count: number;
}

export type Shown = string | number | number[] | Counts | Hidden | null | undefined;

export interface ViewOf<Table, Seat, Asked> {
  over: boolean;
  turn: number;
  asked: Asked | null;
  table: Table;
  seats: Seat[];
}

/** A legal action of one verb; the argument of a verb without arguments is ''. */
export interface ActionOf<Verb extends string, Argument extends string> extends Legal {
  verb: Verb;
  argument: Argument;
  text: Argument extends '' ? Verb : `${Verb} ${string}`;
}

/** A view of a game that nothing more is known of. */
export type View = ViewOf<
  Record<string, Shown>,
  Record<string, Shown>,
  { step: string; seat: number }
>;

/** Tables of a game's content or of an edition, by name. */
export type Tables = { [name: string]: unknown };

/** A record of a game, as far as the client reads it. */
export interface GameRecord extends Tables {
  version?: string;
  base?: string;
  seats?: { bot?: string }[];
  edition?: Tables;
}

/** The types of a game; `games/` has one `Game` for each. */
export interface GameTypes {
  view: unknown;
  action: Legal;
  content: object;
  options: object;
  forecast: object;
}

/** A game that nothing more is known of. */
export interface AnyGame extends GameTypes {
  view: View;
  action: Legal;
  content: {
    /** What the numbers of zones stand for: the texts by sort, and the sort by zone. */
    reads?: { texts: Record<string, string[]>; zones: Record<string, string> };
  };
  forecast: {
    /** The case of a step that standing orders tell apart. */
    occasion?: string;
  };
}

type WithoutId<Message> = Message extends unknown ? Omit<Message, 'id'> : never;
/** A message to the server before it has an id. */
export type Outgoing = WithoutId<ClientMessage>;
export type Answer = Ok | Reject | Conflict | Throttled | Sync;

/** True if nothing more is played at a table. */
export const isOver = ({ state }: { state: string }): boolean =>
  state === 'over' || state === 'closed';

export const asView = (view: unknown): View => view as View;

/** The kinds of a zone with their numbers; none where only their total may be known. */
export function kindsIn<Kind extends string>(
  zone: Counts<Kind> | Hidden | undefined,
): [Kind, number][] {
  return zone && !('count' in zone) ? (Object.entries(zone) as [Kind, number][]) : [];
}

/** How many things lie in a zone. */
export const total = (zone: Counts | Hidden | undefined): number =>
  Object.values(zone ?? {}).reduce<number>((sum, count) => sum + (count ?? 0), 0);
