/** What cards, Artifacts and tiles do: as an edition has it, else with the numbers of the content. */
import { t } from '../../app/language.svelte';
import type { Fact, Words } from '../../app/words';
import type { Content, Tooltip } from '../board';
import { artifactsOf } from './pieces';

export interface Card {
  count: number;
  value: number;
  amount: number;
}

export const cardsOf = (content: Content): Record<string, Card> =>
  (content['cards'] ?? {}) as Record<string, Card>;

/** Where cards and Artifacts are described: at a table, or in the rules. */
interface Book {
  content: Content;
  words: Words;
}

export const cardInWords = ({ content, words }: Book, card: string): string =>
  words.text(card) ?? t(`mothership.cards.${card}`, { n: cardsOf(content)[card]?.amount ?? 0 });

export function artifactInWords({ content, words }: Book, number: number | string): string {
  const { effect = 'none', amount = 0 } = artifactsOf(content)[number] ?? {};
  return words.text(`artifact ${number}`) ?? t(`mothership.artifacts.${effect}`, { n: amount });
}

/** What the cards and Artifacts named by an event do. */
export function tooltips(fact: Fact, content: Content, words: Words): Tooltip[] {
  const { card, artifact } = fact;
  const found: Tooltip[] = [];
  if (typeof card === 'string' && card in cardsOf(content))
    found.push({ key: card, name: words.name(card), about: cardInWords({ content, words }, card) });
  const number = /^artifact (\d+)$/.exec(String(artifact))?.[1];
  if (number) {
    const key = `artifact ${number}`;
    found.push({ key, name: words.name(key), about: artifactInWords({ content, words }, number) });
  }
  return found;
}
