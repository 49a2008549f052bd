export { default as Board } from './Board.svelte';
export { default as Piece } from './FlyingPiece.svelte';
export { animate } from './animations';
export { isTrade as onBoard } from './actionTargets';
export { promptNotes } from './offerNotes';
export const composes = ['offer', 'counter'];
export const endings = ['end'];
export const choices = ['load'];
export { guide } from './turnGuide';
