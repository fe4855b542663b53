// Moldings along the fronts of a run: straight pieces between its corners, each as long as its longest edge.
import type { RunNode } from '../../document/nodes/run.ts';
import { TOE_SETBACK_MM } from '../../fittings/cabinets/construction.ts';
import { crownReach } from '../../fittings/cabinets/crown-section.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import type { RunLayout } from '../../runs/run-layout.ts';
import { frontLines } from '../../runs/trim-pieces.ts';

/** A piece to be cut, tenths; a mitered end is measured at its point. */
export interface CutPiece {
  readonly lengthTenths: number;
  readonly widthTenths: number;
  readonly miters: number;
}

/** Square corners of more are mitered: a bend of a degree is drawing. */
const STRAIGHT = 0.02;

interface Reach {
  /** How far beyond the line of the fronts the molding stands at an outer corner, and behind it at an inner one. */
  readonly outer: number;
  readonly inner: number;
}

/** Left turns are inner corners: fronts run left to right with the viewer at +z. */
function turnAt(line: readonly Vec2[], i: number): number {
  const [a, b, c] = [line[i - 1], line[i], line[i + 1]];
  if (!a || !b || !c) return 0;
  const [inX, inZ, outX, outZ] = [b[0] - a[0], b[1] - a[1], c[0] - b[0], c[1] - b[1]];
  return Math.atan2(inX * outZ - inZ * outX, inX * outX + inZ * outZ);
}

function piecesAlong(line: readonly Vec2[], width: number, reach: Reach): CutPiece[] {
  const more = (i: number) => {
    const turn = turnAt(line, i);
    const by = Math.tan(Math.abs(turn) / 2);
    return Math.abs(turn) < STRAIGHT ? 0 : by * (turn < 0 ? reach.outer : reach.inner);
  };
  return line.slice(1).flatMap(([x, z], i): CutPiece[] => {
    const [fromX, fromZ] = line[i] ?? [x, z];
    const length = Math.hypot(x - fromX, z - fromZ);
    if (length < 1) return [];
    const miters = [i, i + 1].filter((at) => Math.abs(turnAt(line, at)) >= STRAIGHT).length;
    const lengthTenths = Math.ceil((length + more(i) + more(i + 1)) * 10 - 1e-6);
    return [{ lengthTenths, widthTenths: width, miters }];
  });
}

/** Crown, or the light rail below, with its returns at open ends. */
export function crownPiecesOf(run: RunNode, layout: RunLayout): readonly CutPiece[] {
  const outer = crownReach(run.doorStyle, run.crownTenths / 10);
  return frontLines(run, layout).flatMap((line) =>
    piecesAlong(line, run.crownTenths, { outer, inner: 0 }),
  );
}

export function lightRailPiecesOf(run: RunNode, layout: RunLayout): readonly CutPiece[] {
  return frontLines(run, layout).flatMap((line) => piecesAlong(line, 318, { outer: 0, inner: 0 }));
}

/** Toe kicks stand back from the fronts and stop at the sides: returns along a side have none. */
export function toeKickPiecesOf(run: RunNode, layout: RunLayout): readonly CutPiece[] {
  return frontLines(run, layout).flatMap((line) => {
    const isReturn = (i: number) => line[i]?.[1] === 0;
    const from = isReturn(0) ? 1 : 0;
    const to = isReturn(line.length - 1) ? line.length - 1 : line.length;
    const fronts = line.slice(from, to);
    return piecesAlong(fronts, run.toeKickTenths, { outer: 0, inner: TOE_SETBACK_MM });
  });
}
