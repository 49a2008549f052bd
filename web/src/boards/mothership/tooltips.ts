/** What cards, Artifacts and tiles do: as an edition has it, else with the numbers of the content. */
import { t } from '../../app/language.svelte';
import type { Fact, Words } from '../../app/gameWords';
import type { CARDS, Content } from '../../wire/games/mothership';
import type { Tooltip } from '../boardInterface';

export type CardName = (typeof CARDS)[number];

/** Where cards and Artifacts are described: at a table, or in the rules. */
interface Book {
  content: Content;
  words: Words;
}

export function cardInWords({ content, words }: Book, card: CardName): string {
  const { amount, push = 0 } = content.cards[card];
  return words.text(card) ?? t(`mothership.cards.${card}`, { n: amount, push });
}

export function artifactInWords({ content, words }: Book, number: number | string): string {
  const { effect, amount } = content.artifacts[number] ?? { effect: 'none', amount: 0 };
  return words.text(`artifact ${number}`) ?? t(`mothership.artifacts.${effect}`, { n: amount });
}

const isCard = (content: Content, name: unknown): name is CardName =>
  typeof name === 'string' && name in content.cards;

/** What the cards and Artifacts named by an event do. */
export function tooltips(fact: Fact, content: Content, words: Words): Tooltip[] {
  const { card, artifact } = fact;
  const found: Tooltip[] = [];
  if (isCard(content, card))
    found.push({ key: card, name: words.name(card), about: cardInWords({ content, words }, card) });
  const number = /^artifact (\d+)$/.exec(String(artifact))?.[1];
  if (number) {
    const key = `artifact ${number}`;
    found.push({ key, name: words.name(key), about: artifactInWords({ content, words }, number) });
  }
  return found;
}
