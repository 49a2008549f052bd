/** The Technology Tree as it is drawn: three trunks that fork into two branches each (M43, M44). */
import type { Words } from '../../lib/words';
import { asCounts, type Shown } from '../../wire/shapes';
import type { Content } from '../board';
import { listOf } from './model';

export const CATEGORIES = ['economy', 'combat', 'support'] as const;
export type Category = (typeof CATEGORIES)[number];
export const BRANCHES: Record<Category, [string, string]> = {
  economy: ['industry', 'dominion'],
  combat: ['assault', 'bulwark'],
  support: ['logistics', 'engineering'],
};
export const TIERS = [2, 3, 4, 5];

type Block = Record<string, Shown>;

export interface Standing {
  tier: number;
  branch: string;
}

export function standing(block: Block, category: Category): Standing {
  const chosen = listOf(block['branches'])[CATEGORIES.indexOf(category)] ?? 0;
  const tier = asCounts(block['technology'])[category] ?? 0;
  return { tier, branch: chosen ? (BRANCHES[category][chosen - 1] ?? '') : '' };
}

export const owns = ({ tier, branch }: Standing, of: string, wanted: number): boolean =>
  tier >= wanted && (wanted === 1 || branch === of);

interface Tree {
  /** By branch: the tiers of which the higher replaces the lower. */
  ladders: Record<string, number[]>;
  /** The branches whose ladders are dark. */
  dark: string[];
}

const treeOf = (content: Content): Tree =>
  (content['tree'] ?? { ladders: {}, dark: [] }) as unknown as Tree;

/** Whether a tile means anything to an NPC, which plays by its dark ones alone (M54). */
export function isDark(content: Content, of: string, tier: number): boolean {
  const { ladders, dark } = treeOf(content);
  return dark.includes(of) && (ladders[of]?.includes(tier) ?? false);
}

/** Whether a tile that is owned still counts, or a better one took its place. */
export function counts(content: Content, has: Standing, of: string, tier: number): boolean {
  const ladder = treeOf(content).ladders[tier === 1 ? has.branch : of] ?? [];
  const better = ladder.some((step) => step > tier && step <= has.tier);
  return owns(has, of, tier) && !(ladder.includes(tier) && better);
}

/** The tiles that a seat has reached, in words. */
export function reached(block: Block, words: Words): string {
  return CATEGORIES.map((category) => ({ category, ...standing(block, category) }))
    .filter(({ tier }) => tier > 0)
    .map(({ category, tier, branch }) => `${words.name(branch || category)} ${tier}`)
    .join(', ');
}

export function priceOf(content: Content, tier: number): number {
  const technology = (content['technology'] ?? {}) as { prices?: number[] };
  return technology.prices?.[tier - 1] ?? 0;
}

/** The numbers that a tile's text names. */
export function numbersOf(content: Content, branch: string, tier: number): Record<string, number> {
  const technology = (content['technology'] ?? {}) as Record<string, Record<string, unknown>>;
  const table = technology[branch] ?? {};
  const at = (key: string, index: number): number => Number((table[key] as number[])?.[index] ?? 0);
  const step = tier === 1 ? 0 : tier === 2 ? 1 : 2;
  const of = (key: string): number => Number(table[key] ?? 0);
  switch (branch) {
    case 'industry':
      return tier === 3
        ? { n: of('card_price') }
        : tier === 5
          ? { n: of('mining_die') }
          : { n: at('income', step) };
    case 'dominion':
      if (tier === 3) return { n: of('planets_for_one') };
      return { n: tier === 5 ? of('repair_per_planet') : at('hold', step - 1) };
    case 'assault':
      if (tier === 3) return { n: of('overcharge'), price: of('overcharge_price') };
      return { n: tier === 5 ? of('torpedo_range') : at('attack', step) };
    case 'bulwark':
      if (tier === 5) return { n: of('beam'), hull: of('beam_hull') };
      return { n: tier === 3 ? of('wingman') : at('defence', step - 1) };
    case 'logistics':
      return {
        n: tier === 3 ? of('siege') : tier === 5 ? of('tractor_range') : at('engine', step),
      };
    default:
      if (tier === 5) return { n: of('missile_range'), die: of('missile_die') };
      return { n: tier === 3 ? of('repair') : at('energy', step - 1) };
  }
}
