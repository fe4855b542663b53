// The proof takes turns: of what takes long, each run of it tries one of three parts, and a run by hand all of them.
// See docs/decisions/0017.

const TURNS = 3;

/** 1 to 3, or null where all is tried. */
export const TURN = readTurn(process.env.PROOF_TURN);

function readTurn(text: string | undefined): number | null {
  if (text === undefined) return null;
  const turn = Number(text);
  if (Number.isInteger(turn) && turn >= 1 && turn <= TURNS) return turn;
  throw new Error(`PROOF_TURN is a number from 1 to ${TURNS}, and not '${text}'.`);
}

const isOfTurn = (nth: number) => TURN === null || nth % TURNS === TURN - 1;

/** Of what comes one after another, what is left to other turns. */
export function ofOtherTurns<T>(all: readonly T[]): T[] {
  return all.filter((_, nth) => !isOfTurn(nth));
}

/** 0 and up without an end, as far as this turn tries them. */
export function* pointsOfTurn(): Generator<number, never> {
  for (let point = 0; ; point += 1) if (isOfTurn(point)) yield point;
}
