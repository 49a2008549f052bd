/** Words of a game in a language: the same texts, chosen and filled in as in Python. */
import { messageId, type Messages, type Values } from './messages.ts';

/** Names and texts that an edition changes. */
export interface EditionTexts {
  names: Record<string, string>;
  texts: Record<string, string>;
}
export type Fact = { event: string; seat?: number; [key: string]: unknown };

interface ActionRow {
  text: string;
  verb: string;
  argument: string;
}

export class Words {
  private messages: Messages;
  private edition: EditionTexts;
  /** The seat of the person who reads: its events are told with "you". */
  private reader: number | undefined;
  seats: string[];

  constructor(
    messages: Messages,
    seats: string[],
    edition: EditionTexts = { names: {}, texts: {} },
    reader?: number,
  ) {
    this.messages = messages;
    this.seats = seats;
    this.edition = edition;
    this.reader = reader;
  }

  knows(section: string, key: string): boolean {
    return this.messages.has(messageId(section, key));
  }

  /** The text of a key in a section; without a text, the key with spaces for underscores. */
  of(section: string, key: string, values: Values = {}): string {
    if (!this.knows(section, key)) return key.replaceAll('_', ' ');
    return this.messages.text(messageId(section, key), values).text;
  }

  /** The name of the player of a seat; a seat without a player is the NPC. */
  seat(seat: number): string {
    if (seat < 0) return this.of('names', 'nobody');
    const npc = this.knows('names', 'npc') ? this.of('names', 'npc') : `${seat + 1}`;
    return this.seats[seat] ?? npc;
  }

  /** A kind's name: as a whole, else word by word; `seat 2` is who sits there. */
  name(key: unknown): string {
    const text = String(key);
    const known = this.knownName(text);
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

  /** The name of a key as a whole, or a grammatical form of it; '' if there is none. The name of
   * `drill 3` is the message `names-drill-3`, or `names-drill-n` with `$n`. */
  private knownName(text: string, attribute = ''): string {
    const own = Object.hasOwn(this.edition.names, text) && this.edition.names[text];
    if (own) return own;
    const { id, values } = this.nameMessage(text);
    if (!this.messages.has(id)) return '';
    const form = this.messages.attributes(id).includes(attribute) ? attribute : '';
    return this.messages.text(id, values, form).text;
  }

  private nameMessage(text: string): { id: string; values: Values } {
    const id = messageId('names', text);
    const number = /\b\d+\b/.exec(text);
    if (this.messages.has(id) || !number) return { id, values: {} };
    const numbered = messageId('names', text.replace(/\b\d+\b/, 'n'));
    return { id: numbered, values: { n: Number(number[0]) } };
  }

  /** The text that an edition gives a card or Artifact; undefined if it gives none. */
  text(key: string): string | undefined {
    return Object.hasOwn(this.edition.texts, key) ? this.edition.texts[key] : undefined;
  }

  /** What the reader has to decide. */
  step(name: string): string {
    return this.of('steps', name);
  }

  /** What another player is deciding. */
  stepOf(name: string, seat: number): string {
    const own = this.form('steps', name, 'other', { seat: this.seat(seat) });
    return own || `${this.seat(seat)}: ${this.step(name)}`;
  }

  /** When a step comes, for standing orders. */
  occasion(name: string): string {
    return this.form('steps', name, 'when') || this.step(name);
  }

  /** The text of a message's attribute; '' if there is none. */
  private form(section: string, key: string, attribute: string, values: Values = {}): string {
    const id = messageId(section, key);
    const known = this.messages.attributes(id).includes(attribute);
    return known ? this.messages.text(id, values, attribute).text : '';
  }

  zone(name: string): string {
    return this.of('zones', name);
  }

  /** An action in words: by the form of its text, else of its verb. */
  action(row: ActionRow): string {
    const key = [row.text, row.verb].find((known) => this.knows('actions', known));
    if (key === undefined) return `${row.verb} ${this.name(row.argument)}`.trim();
    return this.messages.text(messageId('actions', key), this.values('it', row.argument)).text;
  }

  reason(reason: string): string {
    return this.of('reasons', reason);
  }

  /** An event in words; '' if its text is empty. */
  event(fact: Fact): string {
    const values: Values = { seat: this.seat(-1) };
    for (const [key, value] of Object.entries(fact)) Object.assign(values, this.values(key, value));
    for (const id of this.eventIds(fact)) {
      const own = this.reader !== undefined && fact.seat === this.reader;
      const you = own && this.messages.attributes(id).includes('you') ? 'you' : '';
      const { text, missing } = this.messages.text(id, values, you);
      if (!missing) return text;
    }
    return this.plain(fact);
  }

  /** The messages that could tell an event, such as `events-drew`; the first that fits does:
   * `drew_by_nobody` tells one without a seat, `drew_pilot` one with an argument of that value,
   * and `drew_unseen` one of which an argument is hidden. */
  private eventIds(fact: Fact): string[] {
    const values = Object.values(fact).filter((value) => typeof value === 'string');
    const endings = [...values.map((value) => `_${value}`), '', '_unseen'];
    if (fact.seat === undefined) endings.unshift('_by_nobody');
    const ids = endings.map((ending) => messageId('events', fact.event + ending));
    return ids.filter((id) => this.messages.has(id));
  }

  /** Events in words, runs of like events in one sentence where there is a form for it. */
  sentences(facts: readonly Fact[]): string[] {
    const sentences: string[] = [];
    for (const run of runsOf(facts)) {
      const first = run[0] as Fact;
      const several = `${first.event}_several`;
      if (run.length > 1 && this.knows('events', several)) {
        sentences.push(this.event({ ...mergeRun(run), event: several }));
      } else {
        sentences.push(...run.map((fact) => this.event(fact)));
      }
    }
    return sentences.filter(Boolean);
  }

  /** What messages can use of an argument: its text as `$to`, and its grammar. For a seat
   * `$to_is` is `you` or `other`; for a name with an attribute `a`, `$device_a` is that attribute,
   * and `$device_key` the key itself. */
  private values(key: string, value: unknown): Values {
    if (key === 'seat' || isSeat(value)) {
      const seat = key === 'seat' ? Number(value) : Number(String(value).slice(5)) - 1;
      return { [key]: this.seat(seat), [`${key}_is`]: seat === this.reader ? 'you' : 'other' };
    }
    if (typeof value === 'object' && value !== null) {
      const parts = Object.entries(value).map(([kind, n]) => this.counted(kind, Number(n)));
      return { [key]: parts.join(', ') };
    }
    if (typeof value === 'number') return { [key]: value };
    const text = String(value);
    const found: Values = { [key]: this.name(text), [`${key}_key`]: text };
    for (const attribute of nameAttributes(this.messages))
      found[`${key}_${attribute}`] = this.knownName(text, attribute) || this.name(text);
    return found;
  }

  /** A number of things, such as `2 Steambots`. */
  counted(kind: string, count: number): string {
    const { id, values } = this.nameMessage(kind);
    const own = Object.hasOwn(this.edition.names, kind);
    if (!own && this.messages.attributes(id).includes(COUNTED))
      return this.messages.text(id, { ...values, count }, COUNTED).text;
    if (this.messages.has(COUNTED))
      return this.messages.text(COUNTED, { name: this.name(kind), count }).text;
    return `${count} ${this.name(kind)}`;
  }

  /** A sentence for an event without a text: seat, event, and every argument. */
  private plain(fact: Fact): string {
    const who = fact.seat === undefined ? '' : `${this.seat(fact.seat)}: `;
    const keys = Object.keys(fact).filter((key) => key !== 'event' && key !== 'seat');
    const values = keys.map((key) => String(this.values(key, fact[key])[key])).join(', ');
    return `${who}${fact.event.replaceAll('_', ' ')} ${values}`.trim();
  }
}

/** The attribute of a name, or the message for all names, for `$count` things of a kind. */
const COUNTED = 'counted';

const ATTRIBUTES = new WeakMap<Messages, readonly string[]>();

/** The attributes that names have in a language, such as `a` for the form with an article. */
function nameAttributes(messages: Messages): readonly string[] {
  let known = ATTRIBUTES.get(messages);
  if (!known) {
    const names = messages.ids.filter((id) => id.startsWith('names-'));
    const all = names.flatMap((id) => messages.attributes(id));
    known = [...new Set(all)].filter((attribute) => attribute !== COUNTED);
    ATTRIBUTES.set(messages, known);
  }
  return known;
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
