/** Below this width the panels stand under the board, as in Board.svelte. */
export const isNarrow = (): boolean => matchMedia('(max-width: 74.99rem)').matches;
