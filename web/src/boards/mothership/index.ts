export { default as Board } from './Board.svelte';
export { default as Piece } from './FlyingPiece.svelte';
export { animate } from './animations';
export { promptNotes } from './declaredCard';
export { tooltips } from './tooltips';
export { isOnBoard as onBoard } from './actionTargets';
export const endings = ['end'];
export const choices = ['player'];
export { guide } from './turnGuide';
