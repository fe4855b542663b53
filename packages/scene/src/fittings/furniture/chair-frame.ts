// Wooden and metal chairs and stools: seat, legs, stretchers; backs are in chair-back.ts.
import { prism } from '../../geometry/extrude.ts';
import { fillet } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { bar, board, stick } from './board.ts';
import { CORNERS } from './legs.ts';
import { cushion } from './soft.ts';

export const chairLegStyles = ['tapered', 'square', 'turned', 'metal', 'sled'] as const;
type ChairLegStyle = (typeof chairLegStyles)[number];
export const chairSeatStyles = ['wood', 'padded', 'woven'] as const;
type ChairSeatStyle = (typeof chairSeatStyles)[number];

interface ChairPlan {
  /** Outside of the seat. */
  readonly w: number;
  readonly d: number;
  /** Floor to the top of the seat. */
  readonly seat: number;
  readonly legs: ChairLegStyle;
  readonly surface: ChairSeatStyle;
  /** Height of a foot rest for high stools; 0 for none. */
  readonly footRest?: number;
}

/** Feet stand out from the seat's corners by this share of the height. */
const SPLAY: Readonly<Record<ChairLegStyle, number>> = {
  tapered: 0.1,
  square: 0,
  turned: 0.09,
  metal: 0.07,
  sled: 0,
};

function corner(plan: ChairPlan, sx: number, sz: number, y: number): Vec3 {
  const { w, d, seat, legs } = plan;
  const out = SPLAY[legs] * (seat - y) * 0.72;
  const narrow = sz < 0 ? 0.9 : 1;
  const reach = legs === 'square' ? 20 : 40;
  return [sx * ((w / 2) * narrow - reach + out), y, sz * (d / 2 - reach + out)];
}

function legs(plan: ChairPlan): Shape[] {
  const { w, d, seat, legs: style } = plan;
  const top = seat - 24;
  if (style === 'sled') {
    return [-1, 1].map((s) => {
      const x = s * (w / 2 - 26);
      return bar(
        9,
        [
          [x, top, d / 2 - 30],
          [x, 16, d / 2 - 10],
          [x, 9, d / 2 - 20],
          [x, 9, -d / 2 + 20],
          [x, 16, -d / 2 + 10],
          [x, top, -d / 2 + 40],
        ],
        8,
      );
    });
  }
  return CORNERS.map(([sx, sz]) => {
    const from = corner(plan, sx, sz, 0);
    const to = corner(plan, sx, sz, top);
    if (style === 'square') return stick(from, to, 34, 38);
    if (style === 'metal') return bar(9, [from, to], 8);
    if (style === 'turned') {
      const at = (t: number): Vec3 => [
        from[0] + (to[0] - from[0]) * t,
        top * t,
        from[2] + (to[2] - from[2]) * t,
      ];
      const bead = bar(17, [at(0.6), at(0.64)], 10);
      return merge(
        bar(10, [at(0), at(0.22)], 10),
        bar(15, [at(0.2), at(0.98)], 10),
        bead,
        bar(17, [at(0.16), at(0.21)], 10),
      );
    }
    return bar(14, [from, to], 8);
  });
}

function stretchers(plan: ChairPlan): Shape[] {
  const { seat, legs: style, footRest = 0 } = plan;
  const isMetal = style === 'metal' || style === 'sled';
  if (footRest > 0) {
    const y = footRest;
    const ring = CORNERS.map(([sx, sz], i) => {
      const [nx, nz] = CORNERS[(i + 1) % 4] ?? [1, 1];
      const high = y + (isMetal || i % 2 === 0 ? 0 : 40);
      const a = corner(plan, sx, sz, high);
      const b = corner(plan, nx, nz, high);
      return isMetal ? bar(8, [a, b], 8) : stick(a, b, 24);
    });
    return ring;
  }
  if (style === 'turned' || style === 'square') {
    const y = seat * (style === 'square' ? 0.36 : 0.42);
    const sides = [-1, 1].map((s) => bar(9, [corner(plan, s, -1, y), corner(plan, s, 1, y)], 8));
    const [a, b] = [corner(plan, -1, 0, y), corner(plan, 1, 0, y)];
    return [...sides, bar(9, [a, b], 8)];
  }
  return [];
}

/** Seat narrower at the back, its corners round. */
function seatPlate(w: number, d: number, thick: number, shrink = 0): Shape {
  const [a, b] = [w / 2 - shrink, d / 2 - shrink];
  return prism(
    fillet(
      [
        [-a, -b],
        [a, -b],
        [a * 0.88, b],
        [-a * 0.88, b],
      ],
      Math.min(60, b * 0.4),
      { segments: 4 },
    ),
    thick,
    { bevel: Math.min(thick * 0.4, 4.9) },
  );
}

/** Pieces centered on x and z, floor at y = 0. Slots: frame, seat. */
export function chairFrame(plan: ChairPlan): Piece[] {
  const { w, d, seat, surface, legs: style } = plan;
  const under = [piece({ slot: 'frame', grain: 'y' }, ...legs(plan), ...stretchers(plan))];
  if (surface === 'padded') {
    const pad = cushion(w - 6, 74, d - 6, { crown: 18, corner: 70, edge: 26, bulge: 2 });
    return [
      ...under,
      piece({ slot: 'frame' }, move(seatPlate(w - 10, d - 10, 20), 0, seat - 80, 0)),
      piece({ slot: 'seat' }, move(pad, 0, seat - 66, 0)),
    ];
  }
  if (surface === 'woven') {
    const rails = [-1, 1].flatMap((s) => [
      move(board(w - 70, 34, 22, 4), 0, seat - 40, s * (d / 2 - 26)),
      move(board(22, 34, d - 60, 4), s * (w / 2 - 30), seat - 34, 0),
    ]);
    const weave = cushion(w - 20, 34, d - 16, { crown: 2, corner: 30, edge: 14, bulge: 0 });
    return [
      ...under,
      piece({ slot: 'frame' }, ...rails),
      piece({ slot: 'seat' }, move(weave, 0, seat - 34, 0)),
    ];
  }
  const plate = seatPlate(w, d, style === 'metal' ? 18 : 32);
  return [
    ...under,
    piece({ slot: 'frame' }, move(plate, 0, seat - (style === 'metal' ? 18 : 32), 0)),
  ];
}
