/** The texts of lessons, which come with the lesson, by language. */
import { language } from '../app/language.svelte';

export const inLanguage = (texts: Record<string, string>): string =>
  texts[language.now] ?? texts['en'] ?? '';
