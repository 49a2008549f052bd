export { default as Board } from './Board.svelte';
export { default as Piece } from './Piece.svelte';
export { choreography } from './choreography';
export { isThing as onBoard } from './things';
