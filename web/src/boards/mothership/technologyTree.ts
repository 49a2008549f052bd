/** The Technology Tree as it is drawn: three trunks that fork into two branches each (M43, M44). */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/gameWords';
import { CATEGORIES, TIERS, TREE, type Content, type Seat } from '../../wire/games/mothership';

export type Category = (typeof CATEGORIES)[number];
export type Branch = (typeof TREE)[Category][number];

/** A tile; the one of tier 1 is the trunk of both branches. */
export interface Tile {
  category: Category;
  branch: Branch;
  tier: number;
}

/** The tile that both branches of a category grow from. */
export const trunkOf = (category: Category): Tile => ({
  category,
  branch: TREE[category][0],
  tier: 1,
});

/** The tiles of a branch above the trunk. */
export const tilesOf = (category: Category, branch: Branch): Tile[] =>
  Array.from({ length: TIERS - 1 }, (_, at) => ({ category, branch, tier: at + 2 }));

/** All tiles of a category: the trunk, then branch by branch. */
export const allTilesOf = (category: Category): Tile[] => [
  trunkOf(category),
  ...TREE[category].flatMap((branch) => tilesOf(category, branch)),
];

/** What a player researches to get a tile: the category for a trunk, else the branch. */
export const lineOf = ({ category, branch, tier }: Tile): Category | Branch =>
  tier === 1 ? category : branch;

/** The name of a tile's text. */
export const textKey = (tile: Tile): string =>
  tile.tier === 1 ? lineOf(tile) : `${lineOf(tile)}_${tile.tier}`;

/** How far a seat has come in a category; without a branch it has at most the trunk. */
export interface Progress {
  tier: number;
  branch: Branch | null;
}

export function progressIn(seat: Seat | undefined, category: Category): Progress {
  const chosen = seat?.branches[CATEGORIES.indexOf(category)] ?? 0;
  return { tier: seat?.technology[category] ?? 0, branch: TREE[category][chosen - 1] ?? null };
}

/** True if a seat with this progress has bought a tile. */
export const owns = (progress: Progress, { branch, tier }: Tile): boolean =>
  progress.tier >= tier && (tier === 1 || progress.branch === branch);

type ContentTile = Content['technology']['tiles'][string];
type TileEffect = ContentTile['effects'][number];

/** The tile that the content puts on a place; every place has one. */
const contentOf = ({ technology }: Content, tile: Tile): ContentTile | undefined =>
  technology.tiles[textKey(tile)];

/** True if a tile is dark: an NPC uses only those (M54). */
export const isDark = (content: Content, tile: Tile): boolean =>
  contentOf(content, tile)?.mark === 'dark';

/** True for the orange tile, which is bought again and spent on rolls. */
export const isOrange = (content: Content, tile: Tile): boolean =>
  contentOf(content, tile)?.mark === 'orange';

/** True if an owned tile has effect: no better dark one replaced it (M43). */
export function isActive(content: Content, progress: Progress, tile: Tile): boolean {
  const better = allTilesOf(tile.category).some(
    (other) => other.tier > tile.tier && owns(progress, other) && isDark(content, other),
  );
  return owns(progress, tile) && !(isDark(content, tile) && better);
}

/** What the tiles of a seat add to an effect on its Mothership: to its engine or its shield. */
export function mothershipGains(
  content: Content,
  effect: 'engine' | 'shield',
  seat: Seat | undefined,
  npc = false,
): number {
  return CATEGORIES.flatMap((category) =>
    allTilesOf(category)
      .filter((tile) => isActive(content, progressIn(seat, category), tile))
      .filter((tile) => !npc || isDark(content, tile))
      .flatMap((tile) => contentOf(content, tile)?.effects ?? []),
  )
    .filter((row) => row.effect === effect && isFor(row.ships, 'mothership'))
    .reduce((sum, { amount }) => sum + (amount ?? 0), 0);
}

/** True if a list of ships, which limits nothing when empty, names a kind. */
const isFor = (ships: readonly string[] | undefined, kind: string): boolean =>
  !ships?.length || ships.includes(kind);

/** The highest tiles that a seat owns, in words. */
export function reached(seat: Seat | undefined, words: Words): string {
  return CATEGORIES.map((category) => ({ category, ...progressIn(seat, category) }))
    .filter(({ tier }) => tier > 0)
    .map(({ category, tier, branch }) => `${words.name(branch ?? category)} ${tier}`)
    .join(', ');
}

export const priceOf = ({ technology }: Content, { tier }: Tile): number =>
  Object.entries(technology.prices).find(([key]) => key === `tier_${tier}`)?.[1] ?? NaN;

/** The name that an edition gives a tile, or nothing. */
export const ownName = (content: Content, tile: Tile): string =>
  contentOf(content, tile)?.name ?? '';

/** What a tile does, in words: by the edition's text, else by its effects and their numbers. */
export function tileInWords(content: Content, tile: Tile): string {
  const found = contentOf(content, tile);
  const text = (found?.effects ?? []).map(effectInWords).join('; ');
  return found?.text || `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}

/** What an effect does, with the ships and occasions that it is limited to. */
function effectInWords({ effect, ships, at, ...numbers }: TileEffect): string {
  const text = t(`mothership.effects.${effect}`, numbers);
  const names = [...(ships ?? []), ...(at ?? []).map((roll) => `at_${roll}`)];
  const limits = names.map((name) => t(`mothership.limits.${name}`)).join(', ');
  return limits ? `${text} (${limits})` : text;
}
