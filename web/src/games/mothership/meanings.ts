/** What cards, Artifacts and tiles do: in words, with the numbers of the content. */
import { t } from '../../lib/language.svelte';
import type { Fact, Words } from '../../lib/words';
import type { Content, Meaning } from '../board';
import { artifactsOf } from './model';

export interface Card {
  count: number;
  value: number;
  amount: number;
}

export const cardsOf = (content: Content): Record<string, Card> =>
  (content['cards'] ?? {}) as Record<string, Card>;

export const cardInWords = (content: Content, card: string): string =>
  t(`mothership.cards.${card}`, { n: cardsOf(content)[card]?.amount ?? 0 });

export function artifactInWords(content: Content, number: number | string): string {
  const { effect = 'none', amount = 0 } = artifactsOf(content)[number] ?? {};
  return t(`mothership.artifacts.${effect}`, { n: amount });
}

/** What the things that an event speaks of do. */
export function meanings(fact: Fact, content: Content, words: Words): Meaning[] {
  const { card, artifact } = fact;
  const found: Meaning[] = [];
  if (typeof card === 'string' && card in cardsOf(content))
    found.push({ key: card, name: words.name(card), about: cardInWords(content, card) });
  const number = /^artifact (\d+)$/.exec(String(artifact))?.[1];
  if (number) {
    const key = `artifact ${number}`;
    found.push({ key, name: words.name(key), about: artifactInWords(content, number) });
  }
  return found;
}
