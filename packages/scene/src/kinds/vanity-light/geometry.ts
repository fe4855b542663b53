import { lightShade } from '../../fittings/light-shade.ts';
import { box } from '../../geometry/extrude.ts';
import { changed, type Piece, piece } from '../../geometry/part.ts';
import { splined } from '../../geometry/path.ts';
import { cylinder } from '../../geometry/revolve.ts';
import { merge, move, type Shape, turn } from '../../geometry/shape.ts';
import { rod, tube } from '../../geometry/sweep.ts';
import { mmFromTenths } from '../../units.ts';
import type { VanityLightParams } from './schema.ts';

function bar(params: VanityLightParams, w: number, z: number): Shape {
  const half = w / 2;
  switch (params.bar) {
    case 'flat':
      return move(box(w, 60, 12, 3, 5), 0, -30, 8);
    case 'channel':
      return merge(move(box(w, 46, 34, 2.5, 3), 0, -23, 18));
    case 'curved':
      return tube(
        7,
        splined([
          [-half, -14, z],
          [-half * 0.5, 12, z],
          [0, -4, z],
          [half * 0.5, 12, z],
          [half, -14, z],
        ]),
        { endRadius: 5 },
      );
    default:
      return rod(7.5, [-half, 0, z], [half, 0, z], 5);
  }
}

/** Pieces of a light over a mirror in millimeters: the wall at z = 0. */
export function buildVanityLight(params: VanityLightParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const d = mmFromTenths(params.depthTenths);
  const back = [
    move(
      box(Math.min(w * 0.5, 130), Math.min(h * 0.6, 118), 16, 4, 8),
      0,
      -Math.min(h * 0.3, 59),
      8,
    ),
  ];
  if (params.bar === 'tube-light') {
    const r = Math.min(h, d) * 0.24;
    const ends = [-1, 1].map((side) =>
      move(turn(cylinder(r * 1.15, 26, 2), 'z', 90), side > 0 ? w / 2 : -w / 2 + 26, 0, d - r),
    );
    return [
      piece({ slot: 'metal' }, ...back, ...ends, rod(8, [0, 0, 8], [0, 0, d - r])),
      piece({ slot: 'shade' }, rod(r, [-w / 2 + 14, 0, d - r], [w / 2 - 14, 0, d - r])),
    ];
  }
  const count = params.lights;
  const size = Math.min((w / count) * 0.82, d * 0.92, h * 1.1);
  const isUp = params.aim === 'up';
  const tall = Math.min(h * 0.72, size * 1.15);
  const z = d - size / 2;
  const onBar = params.bar === 'flat' || params.bar === 'channel' ? 16 : z;
  const step = count === 1 ? 0 : (w - size) / (count - 1);
  const lights = Array.from({ length: count }, (_, i) => {
    const x = (i - (count - 1) / 2) * step;
    const shade = lightShade(params.shade, size, tall);
    const turned = isUp ? changed(shade, (s) => turn(s, 'x', 180)) : shade;
    const stem = merge(
      rod(6, [x, 0, onBar], [x, 0, z], 3),
      rod(6, [x, 0, z], [x, isUp ? 20 : -20, z]),
    );
    return [
      piece({ slot: 'metal' }, stem),
      ...changed(turned, (s) => move(s, x, isUp ? 18 : -18, z)),
    ];
  });
  return [
    piece(
      { slot: 'metal' },
      ...back,
      bar(params, count === 1 ? size * 0.6 : w, z),
      rod(7, [0, 0, 8], [0, 0, onBar]),
    ),
    ...lights.flat(),
  ];
}
