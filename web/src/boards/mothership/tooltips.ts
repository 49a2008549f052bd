/** What cards, Artifacts and tiles do: as an edition has it, else with the numbers of the content. */
import { t } from '../../app/language.svelte';
import type { Fact, Words } from '../../app/words';
import type { Content, Tooltip } from '../board';
import { artifactsOf } from './pieces';

export interface Card {
  count: number;
  value: number;
  amount: number;
  push?: number;
}

export const cardsOf = (content: Content): Record<string, Card> =>
  (content['cards'] ?? {}) as Record<string, Card>;

/** Where cards and Artifacts are described: at a table, or in the rules. */
interface Book {
  content: Content;
  words: Words;
}

export function cardInWords({ content, words }: Book, card: string): string {
  const { amount = 0, push = 0 } = cardsOf(content)[card] ?? {};
  return words.text(card) ?? t(`mothership.cards.${card}`, { n: amount, push });
}

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
