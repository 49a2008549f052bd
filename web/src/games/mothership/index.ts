export { default as Board } from './Board.svelte';
export { default as Piece } from './Piece.svelte';
export { choreography } from './choreography';
export { asked } from './declared';
export { meanings } from './meanings';
export { isThing as onBoard } from './things';
