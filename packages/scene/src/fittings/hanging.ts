// What hangs a light from the ceiling at y = 0: canopy, rod, cord, chain or cables down to y = -drop.
import { slab } from '../geometry/extrude.ts';
import { type Piece, piece } from '../geometry/part.ts';
import { cylinder, torus, turned } from '../geometry/revolve.ts';
import { around, merge, move, type Shape, stretch, turn } from '../geometry/shape.ts';
import { rod } from '../geometry/sweep.ts';

export type Suspension = 'rod' | 'rods' | 'cord' | 'chain' | 'cables' | 'three-cable';

export function canopy(radius: number, height = 24): Shape {
  const profile = turned(
    [
      [0, 0],
      [radius * 0.55, 0],
      [radius, height * 0.7],
      [radius, height],
      [0, height],
    ],
    4,
  );
  return move(profile, 0, -height, 0);
}

export function barCanopy(length: number, width: number, height = 22): Shape {
  return move(slab(length, height, width, 4, Math.min(width / 2, 20)), 0, -height, 0);
}

function chain(drop: number): Shape {
  const pitch = 30;
  const count = Math.max(1, Math.round(drop / pitch));
  const link = turn(stretch(torus(9, 2.2, 18), 0.8, 1, 1.9), 'x', 90);
  const links = Array.from({ length: count }, (_, i) =>
    move(i % 2 === 0 ? link : turn(link, 'y', 90), 0, -(drop * (i + 0.5)) / count, 0),
  );
  return merge(...links);
}

/** From y = 0 to y = -drop; `spread` is the radius at which several cables reach the light. */
export function suspension(style: Suspension, drop: number, spread = 60): Piece[] {
  if (drop <= 1) return [];
  switch (style) {
    case 'cord':
      return [piece({ fixed: 'rubber' }, rod(3, [0, -drop, 0], [0, 0, 0]))];
    case 'chain':
      return [
        piece({ slot: 'metal' }, chain(drop)),
        piece({ fixed: 'rubber' }, rod(1.6, [2, -drop, 2], [2, 0, 2])),
      ];
    case 'cables':
    case 'three-cable':
      return [
        piece({ slot: 'metal' }, around(rod(1.4, [spread, -drop, 0], [20, 0, 0]), 3)),
        piece({ fixed: 'rubber' }, rod(2.2, [0, -drop, 0], [0, 0, 0])),
      ];
    default: {
      const joints = [0.36, 0.7].map((t) => move(cylinder(8, 12, 2), 0, -drop * t, 0));
      return [piece({ slot: 'metal' }, rod(5.5, [0, -drop, 0], [0, 0, 0]), ...joints)];
    }
  }
}
