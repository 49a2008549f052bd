/** How far a learner got in each lesson; kept in this browser, where that is allowed. */
import { recall, remember } from '../app/storage';

export interface LessonProgress {
  /** The inputs of a lesson that was left in the middle. */
  inputs: string[];
  /** The number of the step that was open. */
  step: number;
  done: boolean;
}

type Progress = Record<string, LessonProgress>;
const KEY = 'lessons';
const OFFER = 'lessons.offer';
const NONE: LessonProgress = { inputs: [], step: 0, done: false };

const key = (game: string, lesson: string): string => `${game}/${lesson}`;

/** What is kept, without what another version or a hand may have left there. */
function all(): Progress {
  const kept: unknown = recall<unknown>(KEY, {});
  return typeof kept === 'object' && kept !== null ? (kept as Progress) : {};
}

export function progressOf(game: string, lesson: string): LessonProgress {
  const kept = all()[key(game, lesson)];
  const inputs = Array.isArray(kept?.inputs) ? kept.inputs.filter(isText) : [];
  return kept ? { inputs, step: Number(kept.step) || 0, done: Boolean(kept.done) } : NONE;
}

const isText = (value: unknown): value is string => typeof value === 'string';

export function keepProgress(game: string, lesson: string, progress: LessonProgress): void {
  remember(KEY, { ...all(), [key(game, lesson)]: progress });
}

/** True if a newcomer to a game is still to be offered its first lesson. */
export function offersLesson(game: string): boolean {
  const offer: unknown = recall<unknown>(OFFER, true);
  return offer !== false && !Object.keys(all()).some((name) => name.startsWith(`${game}/`));
}

/** Offers no lesson any more. */
export const skipLessons = (): void => remember(OFFER, false);
