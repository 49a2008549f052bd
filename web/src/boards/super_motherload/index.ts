export { default as Board } from './Board.svelte';
export { default as Piece } from './FlyingPiece.svelte';
export { animate } from './animations';
export { isPlacement as onBoard } from './placements';
export const composes = ['dig', 'blast'];
export const endings = ['pass'];
export const choices = ['play'];
export { guide } from './turnGuide';
