/** The forecast of the server, empty where it has none, and odds in per cent. */
import type { Forecast, OddsReport } from '../../wire/games/mothership';
import type { Table } from './pieces';

const NO_FORECAST: Required<Forecast> = {
  actions: {},
  targets: {},
  dangers: {},
  sales: {},
  occasion: '',
};

export const forecastOf = ({ forecast }: Table): Required<Forecast> => ({
  ...NO_FORECAST,
  ...forecast,
});

/** A share of all throws, in whole per cent. */
export const percent = (part: number, { win, tie, lose }: OddsReport): number =>
  Math.round((100 * part) / Math.max(1, win + tie + lose));
