/** All cards, tiles and Artifacts of the box, as the rules page lists them. */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/gameWords';
import { CARDS, CATEGORIES, type Content } from '../../wire/games/mothership';
import type { Chapter, Tooltip } from '../boardInterface';
import { artifactInWords, cardInWords } from './tooltips';
import { allTilesOf, lineOf, ownName, priceOf, textKey, tileInWords } from './technologyTree';

export function glossary(content: Content, words: Words): Chapter[] {
  return [
    { heading: t('mothership.all_cards'), rows: cards(content, words) },
    { heading: t('mothership.all_tiles'), rows: tiles(content, words) },
    { heading: t('mothership.all_artifacts'), rows: artifacts(content, words) },
  ];
}

function cards(content: Content, words: Words): Tooltip[] {
  return CARDS.map((card) => ({
    key: card,
    name: words.name(card),
    about: cardInWords({ content, words }, card),
    facts: t('mothership.card_facts', {
      count: content.cards[card].count,
      value: content.cards[card].value,
    }),
  }));
}

function tiles(content: Content, words: Words): Tooltip[] {
  return CATEGORIES.flatMap(allTilesOf).map((tile) => ({
    key: textKey(tile),
    name: ownName(content, tile) || `${words.name(lineOf(tile))} ${tile.tier}`,
    about: tileInWords(content, tile),
    facts: t('mothership.price', { price: priceOf(content, tile) }),
  }));
}

function artifacts(content: Content, words: Words): Tooltip[] {
  return Object.keys(content.artifacts).map((number) => ({
    key: `artifact_${number}`,
    name: words.name(`artifact ${number}`),
    about: artifactInWords({ content, words }, number),
    facts: t('mothership.artifact_number', { number }),
  }));
}
