/** All cards, tiles and Artifacts of the box, as the rules page lists them. */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/words';
import { CATEGORIES } from '../../wire/views/mothership';
import type { Chapter, Content, Tooltip } from '../board';
import { artifactInWords, cardInWords, cardsOf } from './tooltips';
import { artifactsOf } from './pieces';
import { branchesOf, keyOf, priceOf, tileInWords, TIERS } from './technologyTree';

export function glossary(content: Content, words: Words): Chapter[] {
  return [
    { heading: t('mothership.all_cards'), rows: cards(content, words) },
    { heading: t('mothership.all_tiles'), rows: tiles(content, words) },
    { heading: t('mothership.all_artifacts'), rows: artifacts(content, words) },
  ];
}

function cards(content: Content, words: Words): Tooltip[] {
  return Object.entries(cardsOf(content)).map(([card, { count, value }]) => ({
    key: card,
    name: words.name(card),
    about: cardInWords({ content, words }, card),
    facts: t('mothership.card_facts', { count, value }),
  }));
}

function tiles(content: Content, words: Words): Tooltip[] {
  const tile = (key: string, tier: number, name: string): Tooltip => ({
    key,
    name: `${words.name(name)} ${tier}`,
    about: tileInWords(content, key),
    facts: t('mothership.price', { price: priceOf(content, tier) }),
  });
  return CATEGORIES.flatMap((category) => [
    tile(keyOf(category, '', 1), 1, category),
    ...branchesOf(category).flatMap((branch) =>
      TIERS.map((tier) => tile(keyOf(category, branch, tier), tier, branch)),
    ),
  ]);
}

function artifacts(content: Content, words: Words): Tooltip[] {
  return Object.keys(artifactsOf(content)).map((number) => ({
    key: `artifact_${number}`,
    name: words.name(`artifact ${number}`),
    about: artifactInWords({ content, words }, number),
    facts: t('mothership.artifact_number', { number }),
  }));
}
