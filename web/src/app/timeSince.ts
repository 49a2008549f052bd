/** How long ago something was, in words of the language: "5 minutes ago". */
import { language } from './language.svelte';

const UNITS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

export function timeSince(at: number, now: number): string {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  const [unit, size] = UNITS.find(([, size]) => seconds >= size) ?? ['minute', 60];
  const format = new Intl.RelativeTimeFormat(language.now, { numeric: 'auto' });
  return format.format(-Math.floor(seconds / size), unit);
}
