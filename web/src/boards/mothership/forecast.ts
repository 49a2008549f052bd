/** The forecast of the server, empty where it has none, and odds in per cent. */
import type { Action, Forecast, OddsReport } from '../../wire/games/mothership';
import type { Table } from './pieces';

/** A forecast with all its parts; the odds are those of actions. */
export interface WholeForecast extends Omit<Required<Forecast>, 'actions'> {
  actions: { [text in Action['text']]?: OddsReport };
}

const NO_FORECAST: WholeForecast = {
  actions: {},
  targets: {},
  dangers: {},
  occasion: '',
  card_price: 0,
};

export const forecastOf = ({ forecast }: Table): WholeForecast => ({
  ...NO_FORECAST,
  ...forecast,
});

/** A share of all throws, in whole per cent. */
export const percent = (part: number, { win, tie, lose }: OddsReport): number =>
  Math.round((100 * part) / Math.max(1, win + tie + lose));

/** The three shares of all throws, in whole per cent that make 100. */
export function shares(odds: OddsReport): { win: number; tie: number; lose: number } {
  const win = percent(odds.win, odds);
  const tie = odds.lose ? percent(odds.tie, odds) : 100 - win;
  return { win, tie, lose: 100 - win - tie };
}
