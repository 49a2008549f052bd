export { default as Board } from './Board.svelte';
export { default as Piece } from './FlyingPiece.svelte';
export { choreography } from './animations';
export { asked } from './declaredCard';
export { meanings } from './tooltips';
export { isThing as onBoard } from './actionTargets';
