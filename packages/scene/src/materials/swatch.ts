import { lightFor, swatchSpanMm } from './framing.ts';
import { laySurface } from './lay-surface.ts';
import type { PictureSpec } from './picture-spec.ts';
import { straightRows } from './plane-rows.ts';
import { type Image, shade } from './shade.ts';

/** The laid surface straight on, at true scale. */
export function swatchImage(spec: PictureSpec, widthPx: number, heightPx: number): Image {
  const spanMm = spec.spanMm ?? swatchSpanMm(spec.material, spec.laying);
  const mmPerPixel = spanMm / Math.min(widthPx, heightPx);
  const { piece, joint } = spec.laying;
  const surface = laySurface({
    material: spec.material,
    laying: spec.laying,
    widthPx,
    heightPx,
    rows: straightRows(heightPx, mmPerPixel),
    origin: [
      widthPx * mmPerPixel * 5 - (piece.lengthTenths + joint.widthTenths) * 0.5,
      heightPx * mmPerPixel * 5 - (piece.widthTenths + joint.widthTenths) * 0.5,
    ],
  });
  return shade(surface, lightFor(spec.material));
}
