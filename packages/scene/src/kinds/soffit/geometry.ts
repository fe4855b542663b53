import { box, extrude } from '../../geometry/extrude.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { flip, mapPoints, move, type Shape, turn } from '../../geometry/shape.ts';
import type { Vec2 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { SoffitParams } from './schema.ts';

/** Pieces of a soffit in millimeters: ceiling at y = 0, the wall behind it. */
export function buildSoffit(params: SoffitParams): Piece[] {
  const w = mmFromTenths(params.lengthTenths);
  const d = mmFromTenths(params.depthTenths);
  const h = mmFromTenths(params.heightTenths);
  const along = (section: readonly Vec2[]): Shape => {
    const shape = move(turn(extrude(section, w), 'y', 90), -w / 2, 0, 0);
    return mapPoints(shape, ([x, y, z]) => [x, y, -z]);
  };
  const solid = (shape: Shape) => (volumeOf(shape) > 0 ? shape : flip(shape));
  const half = d / 2;
  if (params.form === 'cove') {
    const lip = Math.min(70, h * 0.4);
    const section: Vec2[] = [
      [-half, 0],
      [-half, -h],
      [half, -h],
      [half, -h + lip],
      [half - 16, -h + lip],
      [half - 16, -h + 18],
      [half - 110, -h + 18],
      [half - 110, 0],
    ];
    return [
      piece(
        { slot: 'body' },
        solid(
          along(
            d > 160
              ? section
              : [
                  [-half, 0],
                  [-half, -h],
                  [half, -h],
                  [half, 0],
                ],
          ),
        ),
      ),
      piece({ fixed: 'lamp' }, move(box(w - 20, 10, 14, 0), 0, -h + 20, half - 46)),
    ];
  }
  const inset = params.form === 'crown' ? Math.min(60, d * 0.3) : 0;
  const block: Vec2[] = [
    [-half, 0],
    [-half, -h],
    [half - inset, -h],
    [half - inset, 0],
  ];
  const crown: Vec2[] = [
    [half - inset, 0],
    [half - inset, -inset * 1.4],
    [half - inset + 8, -inset * 1.4],
    [half - inset * 0.5, -inset * 0.9],
    [half - 8, -inset * 0.35],
    [half, -inset * 0.3],
    [half, 0],
  ];
  return [
    piece({ slot: 'body' }, solid(along(block))),
    ...(inset > 0
      ? [
          piece(
            { slot: 'trim' },
            solid(along(crown)),
            move(box(w, 26, 14, 2), 0, -h, half - inset + 6),
          ),
        ]
      : []),
  ];
}
