/** What went wrong, in the words of the chosen language. */
import { Refused } from './api';
import { t } from './language.svelte';

/** A refusal by its code; the server's own sentence where the catalogue knows no better. */
export function refusal(code: string, text: string): string {
  const known = t(`problems.${code}`, { text });
  return known.startsWith('problems.') ? text : known;
}

export function said(error: unknown): string {
  if (error instanceof Refused) return refusal(error.problem.code, error.problem.text);
  // What fetch throws when nobody answers.
  if (error instanceof TypeError) return t('lobby.unreachable');
  return String(error);
}
