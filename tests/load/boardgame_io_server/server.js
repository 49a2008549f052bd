// A boardgame.io server in memory with next to no rules: node server.js PORT.
// A turn is one number, added to the mover's own; so the figures are those of the framework.
const { Server, Origins } = require('boardgame.io/server');

const TURNS = 500;

const count = {
  name: 'count',
  minPlayers: 2,
  maxPlayers: 8,
  setup: ({ ctx }) => ({ sums: Array(ctx.numPlayers).fill(0) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    add: ({ G, playerID }, number) => {
      G.sums[playerID] += number;
    },
  },
  endIf: ({ ctx }) => (ctx.turn > TURNS ? { draw: true } : undefined),
};

const server = Server({ games: [count], origins: [Origins.LOCALHOST] });
server.run({ port: Number(process.argv[2]), callback: () => console.log('ready') });
