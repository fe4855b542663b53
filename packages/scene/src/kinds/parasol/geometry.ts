import { bead, drum, pole, wire } from '../../fittings/plain-rounds.ts';
import { box } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { regularPolygon } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { revolve } from '../../geometry/revolve.ts';
import { flip, move, type Shape } from '../../geometry/shape.ts';
import type { Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { ParasolParams } from './schema.ts';

/** Pieces of a parasol in millimeters: ground at y = 0, canopy about the axis. */
export function buildParasol(params: ParasolParams): Piece[] {
  const d = mmFromTenths(params.diameterTenths);
  const h = mmFromTenths(params.heightTenths);
  const sides = params.form === 'square' ? 4 : 8;
  const r = (d / 2) * (sides === 4 ? Math.SQRT2 : 1 / Math.cos(Math.PI / 8));
  const drop = h * (sides === 4 ? 0.15 : 0.19);
  const top = h - 60;
  const turned = 180 / sides;
  const tent = (from: number, to: number, low: number, high: number): Shape => {
    const ring = (radius: number, y: number) =>
      regularPolygon(sides, radius, turned).map(([x, z]): Vec3 => [x, y, -z]);
    const skin = loft(
      [ring(from, low), ring(to, high), ring(to - 4, high - 5), ring(from - 4, low - 5)],
      'closed',
    );
    return volumeOf(skin) > 0 ? skin : flip(skin);
  };
  const ribs = regularPolygon(sides, r * 0.97, turned).map(([x, z]) =>
    pole(7, [0, top - 24, 0], [x, top - drop - 8, -z], 6),
  );
  const hub = [move(bead(24, 40), 0, top + 20, 0), move(drum(34, 60, 12), 0, top - 220, 0)];
  const struts = regularPolygon(sides, r * 0.5, turned).map(([x, z]) =>
    pole(6, [0, top - 200, 0], [x, top - drop * 0.52 - 24, -z], 6),
  );
  const canopy = [
    tent(r, 130, top - drop, top - 20),
    tent(180, 14, top - 10, top + 30),
    tent(r, r, top - drop - 130, top - drop),
  ];
  const valance = canopy[2];
  const cloth = [canopy[0], canopy[1], valance].filter((s) => s !== undefined);
  if (params.form === 'cantilever') {
    const x = d / 2 + 260;
    return [
      piece({ slot: 'canopy' }, ...cloth),
      piece(
        { slot: 'pole' },
        ...ribs,
        ...struts,
        ...hub,
        wire(
          30,
          splined(
            [
              [x, 60, 0],
              [x, h * 0.5, 0],
              [x - 60, h * 0.82, 0],
              [x - 420, h - 10, 0],
              [0, h - 6, 0],
            ],
            5,
          ),
          10,
        ),
        pole(10, [0, top, 0], [0, h, 0], 8),
      ),
      piece(
        { slot: 'base' },
        move(box(520, 60, 900, 10), x, 0, 0),
        move(drum(60, 120, 20), x, 40, 0),
      ),
    ];
  }
  return [
    piece({ slot: 'canopy' }, ...cloth),
    piece(
      { slot: 'pole', grain: 'y' },
      pole(22, [0, 60, 0], [0, top, 0], 16),
      ...ribs,
      ...struts,
      ...hub,
    ),
    piece(
      { slot: 'base' },
      revolve(
        [
          [280, 0],
          [280, 40],
          [90, 80],
          [40, 90],
          [40, 260],
        ],
        { segments: 36 },
      ),
    ),
  ];
}
