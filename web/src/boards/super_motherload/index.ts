export { default as Board } from './Board.svelte';
export { default as Piece } from './FlyingPiece.svelte';
export { choreography } from './animations';
export { isPlace as onBoard } from './placements';
