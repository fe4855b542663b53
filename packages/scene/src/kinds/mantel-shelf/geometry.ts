import { box, extrude } from '../../geometry/extrude.ts';
import { fillet } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { MantelShelfParams } from './schema.ts';

/** Pieces of a mantel shelf in millimeters: wall at z = 0. */
export function buildMantelShelf(params: MantelShelfParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  if (params.form === 'beam') return [piece({ slot: 'wood' }, move(box(w, h, d, 5), 0, 0, d / 2))];
  const top = move(box(w, h * 0.26, d, 4), 0, h * 0.74, d / 2);
  if (params.form === 'cornice') {
    const steps = [0.84, 0.66, 0.5].map((t, i) =>
      move(box(w - (1 - t) * d * 1.6, h * 0.26, d * t, 5), 0, h * (0.5 - 0.24 * i), (d * t) / 2),
    );
    return [piece({ slot: 'wood' }, top, ...steps)];
  }
  const bracket: Vec2[] = [
    [0, 0],
    [d * 0.2, 0],
    [d * 0.34, h * 0.3],
    [d * 0.8, h * 0.52],
    [d * 0.84, h * 0.75],
    [0, h * 0.75],
  ];
  const corbel = move(turn(extrude(fillet(bracket, [0, 8, 30, 30, 0, 0]), 70), 'y', -90), 35, 0, 0);
  return [
    piece({ slot: 'wood' }, top),
    piece(
      { slot: 'wood', grain: 'y' },
      ...[-1, 1].map((s) => move(corbel, s * (w / 2 - 130), 0, 0)),
    ),
  ];
}
