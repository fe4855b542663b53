import { type Piece, piece } from '../../geometry/part.ts';
import { revolve } from '../../geometry/revolve.ts';
import { around, merge, move, type Shape } from '../../geometry/shape.ts';

/** A cut drop: eight faces meeting at a point. */
function drop(size: number): Shape {
  return revolve(
    [
      [0, -size * 1.9],
      [size * 0.5, -size * 0.9],
      [size * 0.36, -size * 0.2],
      [0, 0],
    ],
    { segments: 6 },
  );
}

function bead(size: number): Shape {
  return revolve(
    [
      [0, -size],
      [size * 0.5, -size * 0.5],
      [0, 0],
    ],
    { segments: 6 },
  );
}

/** Rings of hanging crystals that grow smaller downward; body from y = 0 to y = -h. */
export function crystalTiers(r: number, h: number, tiers: number): Piece[] {
  const metal: Shape[] = [];
  const crystals: Shape[] = [];
  const lamps: Shape[] = [];
  for (let t = 0; t < tiers; t += 1) {
    const radius = r * (1 - (t / tiers) * 0.72);
    const y = -((h * 0.82) / tiers) * t;
    metal.push(
      revolve(
        [
          [radius - 8, y - 14],
          [radius, y - 14],
          [radius, y],
          [radius - 8, y],
        ],
        { ring: true },
      ),
    );
    const size = Math.max(16, r * 0.09);
    const count = Math.max(8, Math.round((2 * Math.PI * radius) / (size * 1.15)));
    const strand = merge(
      move(bead(size * 0.8), radius - 4, y - 14, 0),
      move(bead(size * 0.8), radius - 4, y - 14 - size * 0.8, 0),
      move(drop(size), radius - 4, y - 14 - size * 1.6, 0),
    );
    crystals.push(around(strand, count));
    lamps.push(around(move(bead(30), radius * 0.55, y - 20, 0), 5));
  }
  crystals.push(move(drop(r * 0.16), 0, -h + r * 0.31, 0));
  return [
    piece({ slot: 'metal' }, ...metal),
    piece({ slot: 'crystal' }, ...crystals),
    piece({ fixed: 'lamp' }, ...lamps),
  ];
}
