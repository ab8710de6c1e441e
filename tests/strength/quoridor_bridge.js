// Lets gorisanson/quoridor-ai play: reads a game's moves so far, a line each time, and answers with
// the legal moves and the move it chooses. Usage: node quoridor_bridge.js FOLDER ROLLOUTS
"use strict";

const fs = require("fs");
const path = require("path");
const readline = require("readline");
const vm = require("vm");

const [folder, rollouts] = process.argv.slice(2);
const EXPLORATION = 0.2; // what its page plays with

const silent = { log: () => {} };
const context = vm.createContext({ console: silent, Math, Date, Infinity, NaN });
const source = ["game.js", "ai.js"].map((file) =>
  fs.readFileSync(path.join(folder, "src", "js", file), "utf8"));
vm.runInContext(source.join("\n") + "\nthis.Game = Game; this.AI = AI;", context);

// Its row 0 is our rank 9, and a wall's row is the upper of the two it lies between.
const square = ([row, column]) => "abcdefghi"[column] + (9 - row);
const wall = ([row, column], lies) => "abcdefghi"[column] + (8 - row) + lies;

function write([step, horizontal, vertical]) {
  return step ? square(step) : horizontal ? wall(horizontal, "h") : wall(vertical, "v");
}

function read(move) {
  const column = "abcdefghi".indexOf(move[0]);
  const rank = Number(move[1]);
  if (move.length === 2) return [[9 - rank, column], null, null];
  const at = [8 - rank, column];
  return move[2] === "h" ? [null, at, null] : [null, null, at];
}

function legal(game) {
  const steps = game.getArrOfValidNextPositionTuples().map(square);
  if (game.pawnOfTurn.numberOfLeftWalls === 0) return steps;
  return steps.concat(
    game.getArrOfValidNoBlockNextHorizontalWallPositions().map((at) => wall(at, "h")),
    game.getArrOfValidNoBlockNextVerticalWallPositions().map((at) => wall(at, "v")));
}

readline.createInterface({ input: process.stdin }).on("line", (line) => {
  const game = new context.Game(true);
  for (const move of line.split(" ").filter(Boolean)) game.doMove(read(move));
  const chosen = new context.AI(Number(rollouts), EXPLORATION).chooseNextMove(game);
  process.stdout.write(JSON.stringify({ move: write(chosen), legal: legal(game) }) + "\n");
});
