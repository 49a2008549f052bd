/** The catalogue of the chosen language: `t('lobby.create')` is a text of the page itself. */
import { get } from './api';
import { settings } from './settings.svelte';
import { fillHoles, Words, type EditionTexts, type Catalogue } from './gameWords';

const RETRY_AFTER = 2_000;

class Language {
  known: string[] = $state(['en']);
  now: string = $state('en');
  catalogue: Catalogue = $state.raw({});

  /** Loads the language of the settings or of the browser; tries again until the server answers. */
  async load(): Promise<void> {
    try {
      this.known = await get<string[]>('/words');
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_AFTER));
      return this.load();
    }
    const wanted = [settings.now.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    await this.choose(wanted.find((tag) => this.known.includes(tag)) ?? 'en');
  }

  async choose(language: string): Promise<void> {
    this.catalogue = await get<Catalogue>(`/words/${language}`);
    this.now = language;
    document.documentElement.lang = language;
  }

  /** A game's title or blurb in this language, or the server's own. */
  gameText(game: string, key: 'title' | 'blurb', otherwise: string): string {
    const table = this.catalogue[game];
    const found = typeof table === 'object' ? table[key] : undefined;
    return typeof found === 'string' ? found : otherwise;
  }

  /** A game's words, with the names of a table's seats and its edition's own texts. */
  wordsOf(game: string, seats: string[], edition: EditionTexts = { names: {}, texts: {} }): Words {
    const found = this.catalogue[game];
    const table = typeof found === 'object' ? found : {};
    const names = { ...(table['names'] as Catalogue | undefined), ...edition.names };
    return new Words({ ...table, names, texts: edition.texts }, seats);
  }
}

export const language = new Language();

type Values = Record<string, string | number>;

/** A text of the page by its dotted key, with its {holes} filled. */
export function t(key: string, values: Values = {}): string {
  let found: string | Catalogue | undefined = language.catalogue['ui'];
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  if (typeof found !== 'string') return key;
  const texts = Object.entries(values).map(([name, value]) => [name, String(value)]);
  return fillHoles(found, Object.fromEntries(texts) as Record<string, string>);
}

/** A share as percent, as the language writes it; `signed` ones show a plus. */
export function percent(share: number, digits = 0, signed = false): string {
  return new Intl.NumberFormat(language.now, {
    style: 'percent',
    maximumFractionDigits: digits,
    signDisplay: signed ? 'exceptZero' : 'auto',
  }).format(share);
}

/** The name of a language in that language. */
export function languageName(tag: string): string {
  return new Intl.DisplayNames([tag], { type: 'language' }).of(tag) ?? tag;
}
