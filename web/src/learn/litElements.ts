/** The elements of the page that a step lights up: actions to do, and places to look at. */
import type { LessonStep } from '../wire/apiTypes';

const MOST = 8;
const GENERAL: Record<string, string> = {
  asked: '.prompt',
  log: '[data-place="log"]',
  players: '[data-place="players"]',
  hint: '[data-help="hint"]',
  rules: 'nav a[href$="/rules"]',
};

/**
 * The elements to ring: those that do a lit action, and the places that the text is about; without
 * any, what the board itself draws for a hinted action.
 */
export function litElements(step: LessonStep): Element[] {
  const actions = step.reads ? [] : actionElements(step.light);
  const places = step.show.flatMap((place) => placesOf(place));
  const found = [...new Set([...places, ...actions])].filter(isVisible);
  const drawn = found.length
    ? []
    : document.querySelectorAll('[data-anchor="hinted"], .ghost.hint');
  return [...found, ...drawn].slice(0, MOST);
}

/** What does one of the actions; if all of it is folded away, the lists to open. */
function actionElements(light: string[]): Element[] {
  const found = light.flatMap(elementsOf).filter(isVisible);
  const lists = found.length
    ? []
    : document.querySelectorAll('.prompt details:not([open]) > summary');
  return [...found, ...lists];
}

/** A place by its name: a part of every table, or what the board names so. */
export function placesOf(place: string, within: ParentNode = document): Element[] {
  const name = CSS.escape(place);
  const general = GENERAL[place];
  if (general) return [...within.querySelectorAll(general)];
  const marked = within.querySelectorAll(`[data-place="${name}"]`);
  const found = marked.length ? marked : within.querySelectorAll(`[data-anchor="${name}"]`);
  return [...found].map(partOf);
}

/** An anchor that is a mere point, where pieces fly to, stands for the part of the board around it. */
const partOf = (element: Element): Element =>
  (element.matches('.hook') && element.closest('.action-target')) || element;

/** What does an action: a button of the prompt, or a part of the board. */
export function elementsOf(action: string): Element[] {
  const found = [...document.querySelectorAll(`[data-action="${CSS.escape(action)}"]`)];
  for (const element of document.querySelectorAll('[data-actions]'))
    if (element.getAttribute('data-actions')?.split('|').includes(action)) found.push(element);
  return found;
}

function isVisible(element: Element): boolean {
  const { width, height } = element.getBoundingClientRect();
  return width > 0 && height > 0;
}
