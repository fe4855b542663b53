import type { Laying } from '../patterns/laying.ts';
import { laySurface } from './lay-surface.ts';
import type { Material } from './material.ts';
import { clamp } from './noise.ts';
import { painterOf } from './painters/painter-of.ts';
import type { PictureSpec } from './picture-spec.ts';
import { daylight, type Image, type Light, shade } from './shade.ts';

/** Pieces in view by the side of a square piece of the same area: small ones need company. */
function piecesInView(sideMm: number): number {
  if (sideMm < 60) return 130 - 1.2 * sideMm;
  if (sideMm < 200) return 58 - (sideMm - 60) * 0.29;
  if (sideMm < 700) return 17 - (sideMm - 200) * 0.022;
  return 6;
}

/** Side of the square that a swatch shows, in millimetres. */
export function swatchSpanMm(material: Material, laying: Laying): number {
  if (material.kind === 'turf') return 90 + material.pileHeightMm * 4;
  const length = laying.piece.lengthTenths / 10;
  const width = laying.piece.widthTenths / 10;
  if (laying.pattern === 'ledger') return clamp(width * 7.5, 240, 700);
  if (laying.pattern === 'random-plank') return clamp(width * 5.4, 360, 1300);
  const fabric = material.kind === 'fabric' || material.kind === 'leather';
  if (fabric) return 120;
  if (Math.min(length, width) > 1100) return 1000;
  const square = ['hexagon', 'penny', 'octagon-dot', 'versailles', 'pinwheel'];
  const side = square.includes(laying.pattern) ? length : Math.sqrt(length * width);
  const span = side * Math.sqrt(piecesInView(side));
  // Long pieces: at least most of one piece's length, unless the picture would lose its detail.
  return clamp(Math.max(span, Math.min(length * 0.85, 1100)), 40, 2200);
}

/** The window's light for a material. */
export function lightFor(material: Material): Light {
  if (material.kind === 'turf') return { ...daylight, keyRatio: 0.3, shine: 0.3 };
  const casts = painterOf(material, { mmPerPixel: 1 }).castsShadows;
  if (material.kind === 'ledger') {
    return { ...daylight, keyRatio: 0.74, x: -0.5, y: -0.95, z: 0.62, castsShadows: true };
  }
  return { ...daylight, castsShadows: casts };
}

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
    mmPerPixel,
    origin: [
      widthPx * mmPerPixel * 5 - (piece.lengthTenths + joint.widthTenths) * 0.5,
      heightPx * mmPerPixel * 5 - (piece.widthTenths + joint.widthTenths) * 0.5,
    ],
  });
  return shade(surface, lightFor(spec.material));
}
