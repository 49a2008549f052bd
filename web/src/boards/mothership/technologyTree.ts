/** The Technology Tree as it is drawn: three trunks that fork into two branches each (M43, M44). */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/gameWords';
import { TIERS, TREE, type CATEGORIES, type Content, type Seat } from '../../wire/games/mothership';

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
  const chosen = seat?.branches[Object.keys(TREE).indexOf(category)] ?? 0;
  return { tier: seat?.technology[category] ?? 0, branch: TREE[category][chosen - 1] ?? null };
}

/** True if a seat with this progress has bought a tile. */
export const owns = (progress: Progress, { branch, tier }: Tile): boolean =>
  progress.tier >= tier && (tier === 1 || progress.branch === branch);

/** True if a tile is dark: an NPC uses only those (M54). */
export function isDark({ tree }: Content, { branch, tier }: Tile): boolean {
  return tree.dark.includes(branch) && (tree.ladders[branch]?.includes(tier) ?? false);
}

/** True if an owned tile has effect: no better one replaced it. */
export function isActive({ tree }: Content, progress: Progress, tile: Tile): boolean {
  const ladder = tree.ladders[(tile.tier === 1 && progress.branch) || tile.branch] ?? [];
  const better = ladder.some((tier) => tier > tile.tier && tier <= progress.tier);
  return owns(progress, tile) && !(ladder.includes(tile.tier) && better);
}

/** The highest tiles that a seat owns, in words. */
export function reached(seat: Seat | undefined, words: Words): string {
  return (Object.keys(TREE) as Category[])
    .map((category) => ({ category, ...progressIn(seat, category) }))
    .filter(({ tier }) => tier > 0)
    .map(({ category, tier, branch }) => `${words.name(branch ?? category)} ${tier}`)
    .join(', ');
}

export const priceOf = ({ technology }: Content, { tier }: Tile): number =>
  numberAt(technology, `prices.tier_${tier}`);

/** What a tile does, in words, with the content's numbers. */
export function tileInWords({ tree, technology }: Content, tile: Tile): string {
  const key = textKey(tile);
  const paths = Object.entries(tree.numbers[key] ?? {});
  return t(
    `mothership.tiles.${key}`,
    Object.fromEntries(paths.map(([hole, path]) => [hole, numberAt(technology, path)])),
  );
}

/** A number of the technology, by its dotted path. */
function numberAt(technology: Content['technology'], path: string): number {
  const within = (table: unknown, key: string) => (table as Record<string, unknown>)[key];
  return path.split('.').reduce<unknown>(within, technology) as number;
}
