import { clamp, ramp } from '../noise.ts';
import type { PieceFace } from '../painter.ts';
import { rollsOf, swing } from '../variation.ts';

type Knot = { readonly u: number; readonly v: number; readonly radius: number };

/** How one board was sawn from its tree. Millimeters. */
export type BoardCut = {
  /** Where the pith lies across the board and how deep below the face. */
  readonly pithX: number;
  readonly depth: number;
  /** How much the rings close in per millimeter along the board: makes the cathedrals. */
  readonly taper: number;
  /** Stretches rings across the face. */
  readonly flat: number;
  readonly turn: 1 | -1;
  readonly knots: readonly Knot[];
};

type Sawing = {
  readonly grain: 'plain' | 'quarter' | 'rift' | 'end';
  readonly knotRatio: number;
};

export function cutBoard(piece: PieceFace, spec: Sawing): BoardCut {
  const roll = rollsOf(piece.key);
  const turn = roll(20) < 0.5 ? 1 : -1;
  const knots: Knot[] = [];
  for (let n = 0; n < 3; n++) {
    if (roll(60 + n * 5) > spec.knotRatio * 0.75) continue;
    knots.push({
      u: (roll(61 + n * 5) - 0.5) * piece.length * 0.92,
      v: (roll(62 + n * 5) - 0.5) * piece.width * 0.8,
      radius: 3 + 9 * roll(63 + n * 5) ** 1.6,
    });
  }
  const way = roll(21) < 0.5 ? 1 : -1;
  if (spec.grain === 'quarter') {
    const pithX = piece.width * (1.4 + roll(22)) * way;
    return { pithX, depth: 4, taper: 0.004 * swing(roll, 23), flat: 1, turn, knots };
  }
  if (spec.grain === 'rift') {
    const pithX = piece.width * (0.9 + roll(22)) * way;
    return { pithX, depth: 40, taper: 0.006 * swing(roll, 23), flat: 1.5, turn, knots };
  }
  if (spec.grain === 'end') {
    return { pithX: piece.width * 0.7 * way, depth: 0, taper: 0, flat: 1, turn, knots: [] };
  }
  // Some boards of a plain-sawn lot come from the side of the log and show straight grain.
  const side = roll(24) < 0.36;
  return {
    pithX: side
      ? piece.width * (0.75 + 0.6 * roll(22)) * way
      : piece.width * 0.32 * swing(roll, 22),
    depth: 14 + 42 * roll(25),
    taper: (0.014 + 0.024 * roll(26)) * (roll(27) < 0.5 ? 1 : -1),
    flat: 1,
    turn,
    knots,
  };
}

export type Pull = { shift: number; core: number; distance: number };
const pull: Pull = { shift: 0, core: 0, distance: 0 };

/** How knots bend the rings at u, v and how much of the knot itself is seen. Reused object. */
export function knotPull(knots: readonly Knot[], u: number, v: number): Pull {
  pull.shift = 0;
  pull.core = 0;
  for (const knot of knots) {
    const du = (u - knot.u) / 1.35;
    const dv = v - knot.v;
    const reach = knot.radius * 4.5;
    if (Math.abs(du) > reach * 2.2 || Math.abs(dv) > reach) continue;
    const distance = Math.hypot(du, dv);
    const spread = Math.hypot(du * 0.5, dv) / (knot.radius * 1.9);
    pull.shift += knot.radius * 2.1 * Math.exp(-spread * spread);
    const core = 1 - ramp(knot.radius * 0.72, knot.radius * 1.12, distance);
    if (core > pull.core) {
      pull.core = clamp(core, 0, 1);
      pull.distance = distance;
    }
  }
  return pull;
}
