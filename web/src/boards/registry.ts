/** Boards by game: a folder with an `index.ts` each, loaded when a table needs it. */
import type { Component } from 'svelte';
import type { Words } from '../app/gameWords';
import type { BoardPreview } from '../wire/apiTypes';
import type { AnyGame } from '../wire/commonGameTypes';
import type { Chapter, GameBoard } from './boardInterface';

const boards = import.meta.glob<GameBoard>('./*/index.ts');

export async function boardOf(game: string, plain: boolean): Promise<GameBoard> {
  const own = await boards[`./${game}/index.ts`]?.();
  if (own && !plain) return own;
  const { Board } = await (boards['./generic/index.ts'] as () => Promise<GameBoard>)();
  // A board in words draws nothing of the game, but explains it in the game's own words.
  return {
    Board,
    ...(own?.promptNotes && { promptNotes: own.promptNotes }),
    ...(own?.guide && { guide: own.guide }),
    ...(own?.endings && { endings: own.endings }),
    ...(own?.choices && { choices: own.choices }),
    ...(own?.tooltips && { tooltips: own.tooltips }),
  };
}

export const hasBoard = (game: string): boolean => `./${game}/index.ts` in boards;

/** The picture of a board before the game, in the lobby and the waiting room. */
type PreviewPicture = { default: Component<{ board: BoardPreview; colours: string[] }> };
const previews = import.meta.glob<PreviewPicture>('./*/BoardPreview.svelte');

/** True if the boards of a game differ, so that one is shown before the game. */
export const hasPreview = (game: string): boolean => `./${game}/BoardPreview.svelte` in previews;

export async function previewOf(game: string): Promise<PreviewPicture['default'] | undefined> {
  return (await previews[`./${game}/BoardPreview.svelte`]?.())?.default;
}

const covers = import.meta.glob<{ default: Component }>('./*/CoverPicture.svelte');

/** True if a game has a picture in the lobby. */
export const hasCover = (game: string): boolean => `./${game}/CoverPicture.svelte` in covers;

/** The picture of a game in the lobby; nothing for a game without one. */
export async function coverOf(game: string): Promise<Component | undefined> {
  return (await covers[`./${game}/CoverPicture.svelte`]?.())?.default;
}

type Glossary = { glossary: (content: AnyGame['content'], words: Words) => Chapter[] };
const glossaries = import.meta.glob<Glossary>('./*/rulesPageComponentLists.ts');

/** What writes the lists of a game's things; nothing for a game without such lists. */
export async function glossaryOf(game: string): Promise<Glossary['glossary'] | undefined> {
  return (await glossaries[`./${game}/rulesPageComponentLists.ts`]?.())?.glossary;
}
