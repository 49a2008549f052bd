/** The fight that goes on, or the one before: who, over what, which dice, how it ended. */
import {
  ADDED_THROWS,
  DIE_FACTORS,
  REPEATED_THROWS,
  SHIPS,
  type Content,
  type Fact,
} from '../../wire/games/mothership';
import { dieOf, type Table } from './pieces';

export interface Rolled {
  seat: number;
  ship: string;
  faces: number;
  /** 0: not rolled yet. */
  die: number;
  /** How often its face counts (M41). */
  times: number;
  /** Thrown besides, and added to what the ship threw before (M41). */
  added: boolean;
}

export interface Fight {
  /** The entry in which it was rolled: dice tumble when it changes. */
  entry: number;
  live: boolean;
  kind: string;
  space: string;
  attacker: number;
  defender: number;
  attack: Rolled[];
  defence: Rolled[];
  attackBuff: number;
  defenceBuff: number;
  needed: number;
  /** The Random Event that the die lies for; '' for none. */
  event: string;
  /** What became of it, as events. */
  ending: Fact[];
}

const ENDINGS = new Set<Fact['event']>([
  'totals',
  'station_hit',
  'hull_hit',
  'exploded',
  'station_exploded',
  'saved',
  'captured',
  'held_out',
  'looted',
  'shield_broken',
]);
type Roll = Extract<Fact, { event: 'rolled' | 'field_rolled' }>;
const DICE = new Set<Fact['event']>(['rolled', 'field_rolled']);
const isRoll = (fact: Fact): fact is Roll => DICE.has(fact.event);
const THROWS = new Set<Fact['event']>(['threw', 'event_rolled']);
const isAmong = (cards: readonly string[], card: string): boolean => cards.includes(card);
const adds = (card: string): boolean => isAmong(ADDED_THROWS, card);
const multiplies = (card: string): boolean => isAmong(DIE_FACTORS, card);
const repeats = (card: string): boolean => isAmong(REPEATED_THROWS, card);
const FAR = 40;
/** A die that one player throws alone, outside a fight. */
export const THROW = 'throw';

export function fightOf(table: Table): Fight | null {
  return table.view.table.fight === 'none' ? lastFight(table) : liveFight(table);
}

function liveFight(table: Table): Fight {
  const shown = table.view.table;
  const kind = shown.fight;
  const attacker = shown.attacker;
  const { attack_dice: dice, added_attack_dice: more } = shown;
  const alone = kind === 'asteroids' || kind === THROW;
  const mask = shown.attacking_ships;
  const attackDie = (ship: string, at: number, faces: number): Rolled[] => {
    const times = shown.attack_factors[at] || 1;
    return thrown({ seat: attacker, ship, faces, die: dice[at] ?? 0, times }, more[at]);
  };
  const attack = alone
    ? attackDie(kind, 0, kind === THROW ? facesThrown(table) : table.content.asteroids.die)
    : SHIPS.flatMap((ship, at) =>
        (mask >> at) & 1 ? attackDie(ship, at, dieOf(table, attacker, at)) : [],
      );
  const defender = kind === THROW ? -1 : shown.defender;
  const defending = shown.defending;
  const rolls = kind === 'ship' || (alone && kind !== THROW);
  return {
    entry: entryOfDice(table),
    live: true,
    kind,
    space: '',
    attacker,
    defender,
    attack,
    defence: rolls
      ? thrown(
          {
            seat: defender,
            ship: SHIPS[defending] ?? '',
            faces: dieOf(table, defender, defending),
            die: shown.defence_die,
            times: shown.defence_factor || 1,
          },
          shown.added_defence_die,
        )
      : [],
    attackBuff: shown.attack_buff,
    defenceBuff: shown.defence_buff,
    needed: shown.planet_holds_at,
    event: kind === THROW ? eventThrown(table) : '',
    ending: [],
  };
}

/** A die, and the throw that was added to it, if there was one. */
function thrown(roll: Omit<Rolled, 'added'>, more = 0): Rolled[] {
  const first = { ...roll, added: false };
  return more ? [first, { ...roll, die: more, times: 1, added: true }] : [first];
}

/** The event of the latest throw. */
function lastThrow({ entries }: Table): Fact | undefined {
  const facts = entries.slice(-FAR).flatMap((entry) => entry.events as Fact[]);
  return facts.findLast(({ event }) => THROWS.has(event));
}
function facesThrown(table: Table): number {
  const thrown = lastThrow(table);
  return thrown?.event === 'threw' ? thrown.faces : 6;
}
function eventThrown(table: Table): string {
  const thrown = lastThrow(table);
  return thrown?.event === 'event_rolled' ? thrown.random_event : '';
}

function entryOfDice({ entries }: Table): number {
  const found = entries.findLast((entry) =>
    (entry.events as Fact[]).some(({ event }) => DICE.has(event) || THROWS.has(event)),
  );
  return found?.number ?? -1;
}

/** The latest fight of the latest turn, read from its events. */
export function lastFight({ entries, content }: Pick<Table, 'entries' | 'content'>): Fight | null {
  const lately = entries
    .slice(-FAR)
    .flatMap((entry) => (entry.events as Fact[]).map((fact) => ({ fact, number: entry.number })));
  const first = lately.findLastIndex(({ fact }) => fact.event === 'fight_began');
  const begun = lately[first]?.fact;
  if (begun?.event !== 'fight_began') return null;
  const later = lately.slice(first + 1);
  const over = later.findIndex(({ fact }) => fact.event === 'turn_began');
  const facts = over < 0 ? later : later.slice(0, over);
  const dice = facts.filter(({ fact }) => isRoll(fact));
  const owner = /^seat (\d+)$/.exec(begun.owner);
  const defender = owner ? Number(owner[1]) - 1 : -1;
  const attacker = begun.fight === 'asteroids' ? -1 : (begun.seat ?? -1);
  const rolled = diceOf(
    facts.map(({ fact }) => fact),
    content,
  );
  const kind = begun.fight;
  const alone = kind === 'asteroids';
  const isAttackers = (roll: Rolled): boolean =>
    alone ? roll.ship === kind : roll.seat === attacker;
  return {
    entry: dice.at(-1)?.number ?? -1,
    live: false,
    kind,
    space: begun.space,
    attacker,
    defender,
    attack: rolled.filter(isAttackers),
    defence: rolled.filter((roll) => !isAttackers(roll)),
    attackBuff: 0,
    defenceBuff: 0,
    needed: 0,
    event: '',
    ending: facts.map(({ fact }) => fact).filter(({ event }) => ENDINGS.has(event)),
  };
}

/** The dice of a fight as they lay at its end: cards add throws and repeat them (M41, M42). */
function diceOf(facts: Fact[], content: Content): Rolled[] {
  const dice: Rolled[] = [];
  const factors = factorsOf(facts, content);
  let card = '';
  let aimsAtAdded = false;
  for (const fact of facts) {
    const played = fact.event === 'played' ? fact.card : '';
    if (adds(played) || repeats(played)) {
      card = played;
      aimsAtAdded = false;
    }
    if (fact.event === 'aimed_at_added') aimsAtAdded = true;
    if (!isRoll(fact)) continue;
    const die = asRolled(fact, content);
    const before = dice.filter(({ seat, ship }) => seat === die.seat && ship === die.ship);
    const added = adds(card) || (before.length > 0 && !repeats(card));
    const factor = factors.get(`seat ${die.seat + 1} ${die.ship}`) ?? 1;
    const roll = { ...die, added, times: added ? 1 : factor };
    const repeated = before.findLast((other) => other.added === aimsAtAdded);
    if (repeats(card) && repeated) repeated.die = roll.die;
    else dice.push(roll);
  }
  return dice;
}

/** How often dice count, by owner and ship: those that a card was aimed at and nobody forbade. */
function factorsOf(facts: Fact[], content: Content): Map<string, number> {
  const found: [string, number][] = [];
  let card: keyof Content['cards'] | undefined;
  for (const fact of facts) {
    if (fact.event === 'played') card = fact.card;
    if (fact.event === 'aimed_at_ship' && card && multiplies(card))
      found.push([`${fact.owner} ${fact.ship}`, content.cards[card].amount]);
    if (fact.event === 'cancelled' && multiplies(fact.card)) found.pop();
  }
  return new Map(found);
}

function asRolled(fact: Roll, content: Content): Omit<Rolled, 'added' | 'times'> {
  const { die } = fact;
  if (fact.event === 'rolled')
    return { seat: fact.seat ?? -1, ship: fact.ship, faces: fact.faces, die };
  return { seat: -1, ship: 'asteroids', faces: content.asteroids.die, die };
}
