/** The text of an offer or counter-offer, as the server reads it. */
import { MATERIALS } from '../../wire/games/karats';
import type { Counts } from '../../wire/commonGameTypes';

export function cubesText(cubes: Counts): string {
  const parts = MATERIALS.filter((kind) => cubes[kind]).map((kind) =>
    cubes[kind] === 1 ? kind : `${cubes[kind]} ${kind}`,
  );
  return parts.join(' + ') || 'nothing';
}

export function tradeText(
  verb: 'offer' | 'counter',
  give: Counts,
  want: Counts,
  partner: number,
): `offer ${string}` | `counter ${string}` {
  const terms = `${cubesText(give)} for ${cubesText(want)}`;
  return verb === 'offer' ? `offer ${terms} to seat ${partner + 1}` : `counter ${terms}`;
}
