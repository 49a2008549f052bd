/** A proposal as a sentence. */
import { t } from '../app/language.svelte';
import type { Proposal } from '../wire/apiTypes';

export function proposalText(proposal: Proposal, names: string[]): string {
  const { kind, count = 0, target = -1 } = proposal;
  const name = names[proposal.seat] ?? '';
  const minutes = Math.round(count / 60);
  return t(`proposals.${kind}`, { name, count, minutes, target: names[target] ?? '' });
}
