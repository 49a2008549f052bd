/** The actions about a kind in a zone, as far as their texts show it. */
import type { Legal } from '../../wire/apiTypes';

export function actionsAbout(legal: Legal[], kind: string, owner: number, me: number): Legal[] {
  return legal.filter(({ argument }) => {
    const seat = /^seat (\d+) ?(.*)$/.exec(argument);
    const whose = seat ? Number(seat[1]) - 1 : me;
    const what = seat ? (seat[2] ?? '') : argument;
    if (owner >= 0 && owner !== whose) return false;
    return ` ${what} `.includes(` ${kind} `);
  });
}
