/** The texts of the chosen language: `t('lobby.create')` is a text of the pages themselves. */
import type { GameWordSources, LanguageInfo, WordSources } from '../wire/apiTypes';
import { get, Refused } from './api';
import { Words, type EditionTexts } from './gameWords';
import { messageId, Messages, type Values } from './messages';
import { settings } from './settings.svelte';

const RETRY_AFTER = 2_000;
const NO_TEXTS = new Messages('en', '');

class Language {
  known: LanguageInfo[] = $state([{ language: 'en', draft: false }]);
  now: string = $state('en');
  pages: Messages = $state.raw(NO_TEXTS);
  private sources: WordSources = $state.raw({ ui: '', games: {} });
  /** The sources of the games that a page needed, in the language of now. */
  private ofGames: Record<string, GameWordSources> = $state.raw({});
  private loading = new Map<string, Promise<void>>();
  /** Texts with which games are listed, and words of games: parsed when the first is shown. */
  private descriptions = $derived(parsedWhenNeeded(this.now, this.sources.games));
  private words = $derived(
    parsedWhenNeeded(
      this.now,
      Object.fromEntries(Object.entries(this.ofGames).map(([game, { words }]) => [game, words])),
    ),
  );

  /** Loads the language of the settings or of the browser; tries again until the server answers. */
  async load(): Promise<void> {
    try {
      this.known = await get<LanguageInfo[]>('/words');
    } catch {
      await new Promise((done) => setTimeout(done, RETRY_AFTER));
      return this.load();
    }
    const wanted = [settings.now.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
    const offered = this.known.map(({ language }) => language);
    await this.choose(wanted.find((tag) => offered.includes(tag)) ?? 'en');
  }

  async choose(language: string): Promise<void> {
    const sources = await get<WordSources>(`/words/${language}`);
    const ofGames: Record<string, GameWordSources> = {};
    // Pages may ask for another game meanwhile.
    const missing = (): string[] => [...this.loading.keys()].filter((game) => !ofGames[game]);
    for (let games = missing(); games.length; games = missing())
      await Promise.all(
        games.map(async (game) => (ofGames[game] = await fetchGame(language, game))),
      );
    this.now = language;
    this.sources = sources;
    this.ofGames = ofGames;
    this.readPages();
    document.documentElement.lang = language;
  }

  private readPages(): void {
    const boards = Object.values(this.ofGames).map(({ ui }) => ui);
    this.pages = new Messages(this.now, [this.sources.ui, ...boards].join('\n'));
  }

  /** Loads the texts of a game and its board, once; tries again until the server answers. */
  loadGame(game: string): Promise<void> {
    let loading = this.loading.get(game);
    if (!loading) {
      loading = this.addGame(game);
      this.loading.set(game, loading);
    }
    return loading;
  }

  private async addGame(game: string): Promise<void> {
    const asked = this.now;
    const found = await fetchGame(asked, game);
    // A player who chose another language meanwhile has loaded this game's texts with it.
    if (this.knows(game)) return;
    if (asked !== this.now) return this.addGame(game);
    this.ofGames = { ...this.ofGames, [game]: found };
    this.readPages();
  }

  /** True if the texts of a game are loaded. */
  knows(game: string): boolean {
    return Object.hasOwn(this.ofGames, game);
  }

  /** A game's title or blurb in this language, or the server's own. */
  gameText(
    game: string,
    key: 'title' | 'blurb' | 'length' | 'difficulty',
    otherwise: string,
  ): string {
    const texts = this.descriptions(game);
    return texts.has(key) ? texts.text(key).text : otherwise;
  }

  /** A game's words, once they are loaded, with the names of a table's seats, its edition's own texts and who reads. */
  wordsOf(game: string, seats: string[], edition?: EditionTexts, reader?: number): Words {
    return new Words(this.words(game), seats, edition, reader);
  }
}

export const language = new Language();

async function fetchGame(language: string, game: string): Promise<GameWordSources> {
  try {
    return await get<GameWordSources>(`/words/${language}/${game}`);
  } catch (error) {
    // A table may be of a game that the server no longer has.
    if (error instanceof Refused && error.problem.code === 'no_such_game')
      return { ui: '', words: '' };
    await new Promise((done) => setTimeout(done, RETRY_AFTER));
    return fetchGame(language, game);
  }
}

/** The texts of each game by its source; of a game without one, none. */
function parsedWhenNeeded(
  language: string,
  sources: Record<string, string>,
): (game: string) => Messages {
  const parsed = new Map<string, Messages>();
  return (game) => {
    let known = parsed.get(game);
    if (!known) {
      const own = Object.hasOwn(sources, game) ? sources[game] : undefined;
      known = new Messages(language, own ?? '');
      parsed.set(game, known);
    }
    return known;
  };
}

/** A text of the pages by its dotted key, with its variables filled in; the key if it is unknown. */
export function t(key: string, values: Values = {}): string {
  const id = messageId(key);
  return language.pages.has(id) ? language.pages.text(id, values).text : key;
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
