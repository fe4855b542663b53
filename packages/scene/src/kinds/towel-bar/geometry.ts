import { bead, drum, hoop, pole } from '../../fittings/plain-rounds.ts';
import { box, extrude } from '../../geometry/extrude.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import type { TowelBarParams } from './schema.ts';
import { towelBarSize } from './size.ts';

/** A towel over a bar at height `y`, folded once, its front longer than its back. */
function towelOver(wide: number, y: number, z: number, long: number): Shape {
  const section: Vec2[] = [
    [z + 15, y - long],
    [z + 15, y],
    [z, y + 14],
    [z - 15, y],
    [z - 15, y - long * 0.8],
    [z - 7, y - long * 0.8],
    [z - 7, y],
    [z, y + 6],
    [z + 7, y],
    [z + 7, y - long],
  ];
  return move(turn(extrude(section, wide), 'y', -90), wide / 2, 0, 0);
}

/** Pieces of a towel bar in millimeters: wall at z = 0. */
export function buildTowelBar(params: TowelBarParams): Piece[] {
  const w = towelBarSize(params).width;
  const isSquare = params.form === 'square';
  const post = (x: number, z: number) =>
    isSquare
      ? merge(move(box(44, 44, 8, 1), x, -22, 4), move(box(18, 18, z, 1), x, -9, z / 2))
      : merge(move(turn(drum(26, 9, 28), 'x', 90), x, 0, 0), pole(8, [x, 0, 0], [x, 0, z], 16));
  if (params.form === 'ring') {
    const ring = move(turn(hoop(88, 5.5, 44, 10), 'x', 90), 0, -88, 66);
    return [
      piece({ slot: 'metal' }, post(0, 72), ring, move(bead(12), 0, 0, 68)),
      ...(params.towel
        ? [piece({ slot: 'towel', grain: 'y' }, towelOver(130, -176, 66, 320))]
        : []),
    ];
  }
  const bars = params.form === 'double' ? [66, 130] : [66];
  const bar = (z: number) =>
    isSquare ? move(box(w, 14, 14, 1), 0, -7, z) : pole(9, [-w / 2, 0, z], [w / 2, 0, z], 16);
  const reach = Math.max(...bars);
  return [
    piece({ slot: 'metal' }, post(-w / 2 + 26, reach), post(w / 2 - 26, reach), ...bars.map(bar)),
    ...(params.towel
      ? [piece({ slot: 'towel', grain: 'y' }, towelOver(Math.min(w * 0.62, 420), 0, reach, 440))]
      : []),
  ];
}
