/** Errors as texts in the chosen language. */
import { Refused } from './api';
import { t } from './language.svelte';

/** The text of a refusal's code; the server's own text if the catalogue has none. */
export function refusal(code: string, text: string): string {
  const known = t(`problems.${code}`, { text });
  return known.startsWith('problems.') ? text : known;
}

export function errorText(error: unknown): string {
  if (error instanceof Refused) return refusal(error.problem.code, error.problem.text);
  // What fetch throws when nobody answers.
  if (error instanceof TypeError) return t('lobby.unreachable');
  return String(error);
}
