/** The Technology Tree as it is drawn: three trunks that fork into two branches each (M43, M44). */
import { t } from '../../app/language.svelte';
import type { Words } from '../../app/words';
import { BRANCHES, CATEGORIES, type Seat } from '../../wire/views/mothership';
import type { Content } from '../board';

export type Category = (typeof CATEGORIES)[number];
/** The two branches of a category. */
export function branchesOf(category: Category): string[] {
  const first = 2 * CATEGORIES.indexOf(category);
  return BRANCHES.slice(first, first + 2);
}
export const TIERS = [2, 3, 4, 5];

export interface Standing {
  tier: number;
  branch: string;
}

export function standing(block: Seat | undefined, category: Category): Standing {
  const chosen = block?.branches[CATEGORIES.indexOf(category)] ?? 0;
  const tier = block?.technology[category] ?? 0;
  return { tier, branch: chosen ? (branchesOf(category)[chosen - 1] ?? '') : '' };
}

export const owns = ({ tier, branch }: Standing, of: string, wanted: number): boolean =>
  tier >= wanted && (wanted === 1 || branch === of);

interface Tree {
  /** By branch: the tiers of which the higher replaces the lower. */
  ladders: Record<string, number[]>;
  /** The branches whose ladders are dark. */
  dark: string[];
  /** By tile: where the technology has the numbers that its text names. */
  numbers: Record<string, Record<string, string>>;
}

const treeOf = (content: Content): Tree =>
  (content['tree'] ?? { ladders: {}, dark: [], numbers: {} }) as unknown as Tree;

/** True if a tile is dark: an NPC uses only those (M54). */
export function isDark(content: Content, of: string, tier: number): boolean {
  const { ladders, dark } = treeOf(content);
  return dark.includes(of) && (ladders[of]?.includes(tier) ?? false);
}

/** True if an owned tile still counts: no better one replaced it. */
export function counts(content: Content, has: Standing, of: string, tier: number): boolean {
  const ladder = treeOf(content).ladders[tier === 1 ? has.branch : of] ?? [];
  const better = ladder.some((step) => step > tier && step <= has.tier);
  return owns(has, of, tier) && !(ladder.includes(tier) && better);
}

/** The tiles that a seat has reached, in words. */
export function reached(block: Seat | undefined, words: Words): string {
  return CATEGORIES.map((category) => ({ category, ...standing(block, category) }))
    .filter(({ tier }) => tier > 0)
    .map(({ category, tier, branch }) => `${words.name(branch || category)} ${tier}`)
    .join(', ');
}

export function priceOf(content: Content, tier: number): number {
  const technology = (content['technology'] ?? {}) as { prices?: number[] };
  return technology.prices?.[tier - 1] ?? 0;
}

/** The name of a tile's text: a trunk's is its category's. */
export const keyOf = (category: Category, branch: string, tier: number): string =>
  tier === 1 ? category : `${branch}_${tier}`;

/** What a tile does, in words, with the content's numbers. */
export function tileInWords(content: Content, key: string): string {
  const holes = Object.entries(treeOf(content).numbers[key] ?? {});
  return t(
    `mothership.tiles.${key}`,
    Object.fromEntries(holes.map(([hole, path]) => [hole, numberAt(content['technology'], path)])),
  );
}

/** A number of some tables, by its dotted key. */
function numberAt(tables: unknown, path: string): number {
  const within = (table: unknown, key: string) => (table as Record<string, unknown>)?.[key];
  return Number(path.split('.').reduce(within, tables) ?? 0);
}
