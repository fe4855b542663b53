import { framedSheet, frameOutline, frameRing } from '../../fittings/picture-frame.ts';
import { extrude } from '../../geometry/extrude.ts';
import { rectangle } from '../../geometry/outline.ts';
import { type Piece, piece } from '../../geometry/part.ts';
import { move, type Shape } from '../../geometry/shape.ts';
import { mmFromTenths } from '../../units.ts';
import { artOf } from './art.ts';
import type { FramedPictureParams } from './schema.ts';

/** Pieces of a framed picture in millimeters: wall at z = 0, middle at the origin. */
export function buildFramedPicture(params: FramedPictureParams): Piece[] {
  const w = mmFromTenths(params.widthTenths);
  const h = mmFromTenths(params.heightTenths);
  const unit = Math.min(w, h);
  const face = params.frame === 'wide' ? Math.max(18, unit * 0.1) : Math.max(9, unit * 0.03);
  const depth = params.frame === 'floating' ? 40 : 28;
  const outline = frameOutline('rectangle', w, h, 1);
  const gap = params.frame === 'floating' ? 8 : 0;
  const matFace = params.mat && gap === 0 ? unit * 0.13 : 0;
  const inner = { w: w - 2 * (face + gap), h: h - 2 * (face + gap) };
  const art = { w: inner.w - 2 * matFace, h: inner.h - 2 * matFace };
  const back = depth - 14;
  const onSheet = (s: Shape) => move(s, 0, 0, back);
  const { first, second } = artOf(params.form, art.w, art.h);
  return [
    piece({ slot: 'frame', grain: 'y' }, frameRing(outline, face, depth, 2)),
    piece({ fixed: 'cavity' }, framedSheet(outline, face, gap > 0 ? 6 : 3)),
    piece({ slot: 'ground' }, move(extrude(rectangle(art.w, art.h), back - 2), 0, 0, 2)),
    ...(matFace > 0
      ? [
          piece(
            { slot: 'mat' },
            extrude(rectangle(inner.w, inner.h), back + 3, { holes: [rectangle(art.w, art.h)] }),
          ),
        ]
      : []),
    piece({ slot: 'first' }, ...first.map(onSheet)),
    piece({ slot: 'second' }, ...second.map(onSheet)),
  ];
}
