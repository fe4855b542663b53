import { framedSheet, frameOutline, frameRing } from '../../fittings/picture-frame.ts';
import { extrude } from '../../geometry/extrude.ts';
import { circle, inset, type Outline } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, turn } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import type { WallMirrorParams } from './schema.ts';
import { isRound } from './size.ts';

/** Pieces of a wall mirror in millimeters: wall at z = 0, middle at the origin. */
export function buildWallMirror(params: WallMirrorParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = isRound(params.form) ? w : mmFromTenths(params.heightTenths);
  const unit = Math.min(w, h);
  if (params.form === 'sunburst') {
    const r = w / 2;
    const rays = Array.from({ length: 32 }, (_, i) => {
      const out = r * (i % 2 === 0 ? 1 : 0.82);
      const spike: Outline = [
        [-r * 0.034, r * 0.46],
        [r * 0.034, r * 0.46],
        [r * 0.006, out],
        [-r * 0.006, out],
      ];
      return turn(move(extrude(spike, 8), 0, 0, 8), 'z', (360 * i) / 32);
    });
    const ringLine = circle(r * 0.52, 64);
    return [
      piece({ slot: 'frame' }, ...rays, frameRing(ringLine, r * 0.06, 26, 4)),
      piece({ fixed: 'mirror-glass' }, framedSheet(ringLine, r * 0.06, 18)),
    ];
  }
  const outline = params.form === 'round' ? circle(w / 2, 72) : frameOutline(params.form, w, h, 3);
  if (params.frame === 'none') {
    return [
      piece({ fixed: 'mirror-glass' }, move(extrude(outline, 6, { bevel: 2 }), 0, 0, 20)),
      piece({ slot: 'frame' }, extrude(inset(outline, unit * 0.05), 20)),
    ];
  }
  const face = params.frame === 'wide' ? unit * 0.09 : Math.max(8, unit * 0.025);
  return [
    piece({ slot: 'frame', grain: 'y' }, frameRing(outline, face, 26, 4)),
    piece({ fixed: 'mirror-glass' }, framedSheet(outline, face, 15)),
  ];
}
