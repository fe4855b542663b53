import { box } from '../../geometry/extrude.ts';
import { loft } from '../../geometry/loft.ts';
import { volumeOf } from '../../geometry/mesh.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { flip, move, type Shape } from '../../geometry/shape.ts';
import type { Vec2, Vec3 } from '../../geometry/vec.ts';
import { mmFromTenths } from '../../units.ts';
import type { RomanShadeParams } from './schema.ts';

/** Front line of the cloth from the hem up: [out from the wall, height]. */
function frontLine(params: RomanShadeParams, h: number): Vec2[] {
  if (params.form === 'hobbled') {
    const count = Math.max(4, Math.round(h / 170));
    return Array.from({ length: count }, (_, i): Vec2[] => {
      const y = (h * i) / count;
      return [
        [34, y],
        [66, y + 4],
        [62, y + (h / count) * 0.35],
        [42, y + (h / count) * 0.8],
      ];
    }).flat();
  }
  // Folds gathered at the foot, flat above.
  const folds: Vec2[] = [0, 1, 2].flatMap((i): Vec2[] => [
    [40 - i * 4, i * 46],
    [70 - i * 6, i * 46 + 5],
    [66 - i * 6, i * 46 + 38],
  ]);
  return [...folds, [34, 150], [34, h]];
}

/** Pieces of a roman shade in millimeters: wall at z = 0, hem at y = 0. */
export function buildRomanShade(params: RomanShadeParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const line = frontLine(params, h - 4);
  const steps = params.form === 'relaxed' ? 12 : 1;
  const rings = Array.from({ length: steps + 1 }, (_, s): Vec3[] => {
    const t = s / steps;
    // The middle of a relaxed shade hangs lower than its sides.
    const lift = params.form === 'relaxed' ? h * 0.1 * (2 * t - 1) ** 2 : 0;
    const at = (z: number, y: number): Vec3 => [
      (t - 0.5) * w,
      y + lift * Math.max(0, 1 - y / (h * 0.6)),
      z,
    ];
    const front = line.map(([z, y]) => at(z, y));
    const back = [...line].reverse().map(([z, y]) => at(z - 3, y));
    return [...front, ...back];
  });
  const size = line.length;
  const skin = loft(rings, 'open');
  const last = steps * size * 2;
  const ends: number[] = [];
  for (let i = 0; i + 1 < size; i++) {
    const [a, b, c, d] = [i, i + 1, 2 * size - 2 - i, 2 * size - 1 - i];
    ends.push(a, c, b, a, d, c, last + a, last + b, last + c, last + a, last + c, last + d);
  }
  const raw: Shape = { points: skin.points, triangles: [...skin.triangles, ...ends] };
  const fabric = volumeOf(raw) > 0 ? raw : flip(raw);
  const battens =
    params.form === 'woven'
      ? Array.from({ length: Math.floor((h - 170) / 26) }, (_, i) =>
          move(box(w - 4, 5, 4, 0), 0, 160 + i * 26, 35),
        )
      : [move(box(w * 0.999, 12, 3, 1), 0, h - 40, 35)];
  return [
    piece({ slot: 'fabric' }, fabric),
    piece(
      { slot: 'trim' },
      move(box(w, 38, 34, 2), 0, h - 38, 17),
      move(box(w * 0.98, 6, 6, 2), 0, params.form === 'relaxed' ? h * 0.1 : 2, 40),
      ...battens,
    ),
  ];
}
