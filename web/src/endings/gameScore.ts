/** The score of a finished game, as the server reads it from the record. */
import { get, post } from '../app/api';
import type { GameRecord } from '../wire/commonGameTypes';
import type { Score } from '../wire/apiTypes';

export const fetchRecord = (table: string): Promise<GameRecord> =>
  get<GameRecord>(`/tables/${table}/record`);

export const fetchScore = (record: GameRecord): Promise<Score> =>
  post<Score>('/records/score', JSON.stringify(record));

/** Each seat's sum over all sources. */
export const totals = ({ sources }: Score): number[] =>
  sources.reduce<number[]>(
    (sums, { values }) => values.map((value, seat) => value + (sums[seat] ?? 0)),
    [],
  );

/** The number of the last entry of the curve. */
export const lastEntry = ({ curve }: Score): number => curve.at(-1)?.number ?? 0;
