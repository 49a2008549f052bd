/**
 * Words of a game in a language: the same catalogue and the same reading of it as in Python.
 * Forms have {holes}; what is missing falls back to the bare name.
 */
export type Catalogue = { [key: string]: string | Catalogue };
/** Names and texts that an edition changes. */
export interface EditionTexts {
  names: Record<string, string>;
  texts: Record<string, string>;
}
export type Fact = { event: string; seat?: number; [key: string]: unknown };

const HOLE = /\{(\w+)\}/g;

interface ActionRow {
  text: string;
  verb: string;
  argument: string;
}

export class Words {
  private table: Catalogue;
  seats: string[];

  constructor(table: Catalogue, seats: string[]) {
    this.table = table;
    this.seats = seats;
  }

  private form(section: string, key: string): string | undefined {
    const forms = this.table[section];
    const found = typeof forms === 'object' ? forms[key] : undefined;
    return typeof found === 'string' ? found : undefined;
  }

  knows(section: string, key: string): boolean {
    return this.form(section, key) !== undefined;
  }

  of(section: string, key: string): string {
    return this.form(section, key) ?? key.replaceAll('_', ' ');
  }

  /** The name of the player of a seat; a seat without a player is the NPC. */
  seat(seat: number): string {
    if (seat < 0) return this.of('names', 'nobody');
    return this.seats[seat] ?? this.form('names', 'npc') ?? `${seat + 1}`;
  }

  /** A kind's name: as a whole, else word by word; `seat 2` is who sits there. */
  name(key: unknown): string {
    const text = String(key);
    const known = this.form('names', text) ?? this.numbered(text);
    if (known) return known;
    const seat = /^seat (\d+)(?: (.+))?$/.exec(text);
    if (seat) {
      const rest = seat[2] ? `: ${this.name(seat[2])}` : '';
      return `${this.seat(Number(seat[1]) - 1)}${rest}`;
    }
    const words = text.match(/seat \d+|\S+/g) ?? [];
    if (text.includes(' ')) return words.map((word) => this.name(word)).join(' ');
    return text.replaceAll('_', ' ');
  }

  private numbered(text: string): string | undefined {
    let form = this.form('names', text.replace(/\d+/g, '#'));
    if (!form) return undefined;
    for (const number of text.match(/\d+/g) ?? []) form = form.replace('#', number);
    return form;
  }

  /** The text that an edition gives a card or Artifact; undefined if it gives none. */
  text(key: string): string | undefined {
    return this.form('texts', key);
  }

  step(name: string): string {
    return this.of('steps', name);
  }

  zone(name: string): string {
    return this.of('zones', name);
  }

  /** An action in words: by the form of its text, else of its verb. */
  action(row: ActionRow): string {
    const form = this.form('actions', row.text) ?? this.form('actions', row.verb);
    if (form === undefined) return `${row.verb} ${this.name(row.argument)}`.trim();
    return fillHoles(form, { it: this.name(row.argument) });
  }

  reason(reason: string): string {
    return this.of('reasons', reason);
  }

  /** An event in words; '' if the catalogue has an empty form for it. */
  event(fact: Fact): string {
    const values: Record<string, string> = {};
    for (const [key, value] of Object.entries(fact)) values[key] = this.value(key, value);
    const form = this.formOf(fact, values);
    return fillHoles(form, { seat: this.seat(-1), ...values });
  }

  /** The form of an event: of `drew`, where the words have them, `drew_by_nobody` for one
   * without a seat, `drew_pilot` for an argument of that value, and `drew_unseen` for those to
   * whom something that `drew` says is hidden. */
  private formOf(fact: Fact, values: Record<string, string>): string {
    const unowned = this.form('events', `${fact.event}_by_nobody`);
    if (fact.seat === undefined && unowned !== undefined) return unowned;
    for (const value of Object.values(fact)) {
      const own = typeof value === 'string' && this.form('events', `${fact.event}_${value}`);
      if (own) return own;
    }
    const form = this.form('events', fact.event) ?? fallbackForm(fact);
    const hidden = [...form.matchAll(HOLE)].some((hole) => !((hole[1] as string) in values));
    return (hidden ? this.form('events', `${fact.event}_unseen`) : undefined) ?? form;
  }

  /** Events in words, runs of like events in one sentence where there is a form for it. */
  sentences(facts: readonly Fact[]): string[] {
    const sentences: string[] = [];
    for (const run of runsOf(facts)) {
      const first = run[0] as Fact;
      const several = `${first.event}_several`;
      if (run.length > 1 && this.form('events', several) !== undefined) {
        sentences.push(this.event({ ...mergeRun(run), event: several }));
      } else {
        sentences.push(...run.map((fact) => this.event(fact)));
      }
    }
    return sentences.filter(Boolean);
  }

  private value(key: string, value: unknown): string {
    if (key === 'seat') return this.seat(Number(value));
    if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value).map(([kind, n]) => `${n} ${this.name(kind)}`);
      return parts.join(', ');
    }
    return this.name(value);
  }
}

/** Splits events into runs of the same event by the same seats. */
function runsOf(facts: readonly Fact[]): Fact[][] {
  const found: Fact[][] = [];
  for (const fact of facts) {
    const last = found.at(-1);
    const head = last?.[0];
    if (last && head && head.event === fact.event && involved(head) === involved(fact))
      last.push(fact);
    else found.push([fact]);
  }
  return found;
}

/** The seats of an event: who did it, and to whom. */
const involved = (fact: Fact): string => [fact.seat, ...Object.values(fact).filter(isSeat)].join();

const isSeat = (value: unknown): boolean => /^seat \d+$/.test(String(value));

/** A form for an event without one: seat, event, and every argument. */
function fallbackForm(fact: Fact): string {
  const who = fact.seat === undefined ? '' : '{seat}: ';
  const keys = Object.keys(fact).filter((key) => key !== 'event' && key !== 'seat');
  const holes = keys.map((key) => `{${key}}`).join(', ');
  return `${who}${fact.event.replaceAll('_', ' ')} ${holes}`.trim();
}

/** One fact for a run of like facts: named arguments become counts, others are the last ones. */
function mergeRun(facts: readonly Fact[]): Fact {
  const first = facts[0] as Fact;
  const fact: Fact = { ...(facts.at(-1) as Fact), times: facts.length };
  for (const [key, value] of Object.entries(first)) {
    if (key === 'event' || key === 'seat' || typeof value !== 'string' || isSeat(value)) continue;
    const counts: Record<string, number> = {};
    for (const other of facts) {
      const kind = String(other[key]);
      counts[kind] = (counts[kind] ?? 0) + 1;
    }
    fact[key] = counts;
  }
  return fact;
}

/** A form with its {holes} filled; a hole without a value is a question mark. */
export function fillHoles(form: string, values: Record<string, string>): string {
  return form.replace(HOLE, (_, hole: string) => values[hole] ?? '?');
}
