/** What the server foretells: odds by action, who can hit whom by space, what cards sell for. */
import type { Table } from './pieces';

export interface Odds {
  kind: string;
  win: number;
  tie: number;
  lose: number;
  attack?: number;
  defence?: number;
  needed?: number;
  hull?: number;
  lost?: number[];
  /** From afar: a lost dogfight does no harm. */
  ranged?: boolean;
  /** The ships that a missile meets, by space. */
  blast?: Record<string, Odds>;
}

export interface Target {
  wingmen: number;
  now: string[];
  reach: string[];
  with?: string[];
  odds?: Odds;
}

export interface Forecast {
  actions: Record<string, Odds>;
  targets: Record<string, Target>;
  dangers: Record<string, number>;
  sales: Record<string, number>;
}

export const forecastOf = ({ forecast }: Table): Forecast => ({
  actions: (forecast['actions'] ?? {}) as Record<string, Odds>,
  targets: (forecast['targets'] ?? {}) as Record<string, Target>,
  dangers: (forecast['dangers'] ?? {}) as Record<string, number>,
  sales: (forecast['sales'] ?? {}) as Record<string, number>,
});

const waysOf = ({ win, tie, lose }: Odds): number => win + tie + lose;

/** A share in whole per cent. */
export const percent = (part: number, odds: Odds): number =>
  Math.round((100 * part) / Math.max(1, waysOf(odds)));
