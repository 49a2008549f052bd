/** What cards, stacks, Achievements and Artifacts do, in words that apply now. */
import { t } from '../../app/language.svelte';
import { kindsIn } from '../../wire/commonGameTypes';
import {
  COLOURS,
  USABLE_ARTIFACTS,
  type ARTIFACTS,
  type Game,
  type MAJORS,
  type Pilot,
} from '../../wire/games/super_motherload';
import type { BoardTable } from '../boardInterface';
import { pilotOf } from './contentLookup';

type Table = BoardTable<Game>;

/** The spaces of a Bomb Pattern. */
const spacesOf = (pattern: string): number => pattern.split('x').length - 1;

/** What a Pilot's card does when it digs; with its seat's Bomb Tokens. */
export function cardInWords({ words, view, seat }: Table, pilot: Pilot, wild: boolean): string {
  const sentences = [t('super_motherload.does.drill', { count: pilot.icons })];
  if (wild) sentences.push(t('super_motherload.does.wild'));
  for (const bonus of pilot.drill)
    sentences.push(t('super_motherload.does.when_drilled', { what: words.of('bonuses', bonus) }));
  if (pilot.pattern)
    sentences.push(
      t('super_motherload.does.bomb', {
        count: spacesOf(pilot.pattern),
        tokens: view.seats[seat]?.bombs ?? 0,
      }),
    );
  return sentences.join(' ');
}

/** What is missing to buy the card on top of a stack, and what it does. */
export function stackInWords(
  table: Table,
  { pilot, wild, missing }: { pilot: Pilot; wild: boolean; missing: number },
): string {
  const sentences = [
    missing ? t('super_motherload.does.missing', { missing }) : t('super_motherload.does.paid'),
  ];
  if (pilot.buy !== 'none')
    sentences.push(
      t('super_motherload.does.when_bought', { what: table.words.of('bonuses', pilot.buy) }),
    );
  sentences.push(t('super_motherload.does.points', { points: pilot.points }));
  return `${sentences.join(' ')} ${cardInWords(table, pilot, wild)}`;
}

/** The Pilots that are missing for a Major Achievement. */
export function majorInWords(table: Table, name: (typeof MAJORS)[number], seat: number): string {
  const bought = table.view.seats[seat]?.bought ?? {};
  const missing = COLOURS.flatMap((colour) => {
    const count = table.content.majors[name][colour] - (bought[colour] ?? 0);
    return count > 0 ? [`${count} × ${table.words.name(colour)}`] : [];
  });
  return missing.length
    ? t('super_motherload.does.goal_missing', { missing: missing.join(', ') })
    : t('super_motherload.does.goal_met');
}

/** How a Bomb Token is used, and how many cards in hand could use it. */
export function tokensInWords({ view, seat, content }: Table): string {
  const own = view.seats[seat];
  const deck = own?.deck ?? 'none';
  const cards =
    deck === 'none'
      ? 0
      : kindsIn(own?.hand).reduce(
          (sum, [card, count]) => sum + (pilotOf(content, deck, card).pattern ? count : 0),
          0,
        );
  return t('super_motherload.does.token', { cards });
}

/** What an Artifact gives, and when it may be used. */
export function artifactInWords(kind: (typeof ARTIFACTS)[number]): string {
  const about = t(`super_motherload.about.${kind}`);
  const usable = USABLE_ARTIFACTS.some((name) => name === kind);
  return usable ? t('super_motherload.does.artifact', { about }) : about;
}
