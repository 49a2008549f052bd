/** How long a seat may leave the others waiting before they may vote a bot in. */
import { t } from '../app/language.svelte';

/** The choices of the form, in seconds. */
export const ABSENCES = [120, 600, 3600, 86_400, 604_800];
export const USUAL_ABSENCE = 600;

const HOUR = 3600;
const DAY = 24 * HOUR;

/** A number of seconds in the largest unit that fits. */
export function durationText(seconds: number): string {
  if (seconds >= DAY) return t('absence.days', { count: Math.round(seconds / DAY) });
  if (seconds >= HOUR) return t('absence.hours', { count: Math.round(seconds / HOUR) });
  return t('absence.minutes', { count: Math.max(1, Math.round(seconds / 60)) });
}
