// How much of a surface a picture shows, and in which light.
import type { Laying } from '../patterns/laying.ts';
import type { Material } from './material.ts';
import { clamp } from './noise.ts';
import { painterOf } from './painters/painter-of.ts';
import { daylight, type Light } from './shade.ts';

/** Pieces in view by the side of a square piece of the same area: small ones need company. */
function piecesInView(sideMm: number): number {
  if (sideMm < 60) return 130 - 1.2 * sideMm;
  if (sideMm < 200) return 58 - (sideMm - 60) * 0.29;
  if (sideMm < 700) return 17 - (sideMm - 200) * 0.022;
  return 6;
}

const measuredByLength = ['hexagon', 'penny', 'octagon-dot', 'versailles', 'pinwheel'];

/** Slabs without veins are judged by their crystals, from nearer. */
function isGrainy(material: Material): boolean {
  if (material.kind === 'terrazzo') return true;
  if (material.kind === 'quartz') return material.fleckRatio > 0.25;
  return material.kind === 'stone' && material.grainRatio > 0.35;
}

/** Side of the square that a swatch shows, in millimeters. */
export function swatchSpanMm(material: Material, laying: Laying): number {
  if (material.kind === 'turf') return 90 + material.pileHeightMm * 4;
  if (material.kind === 'fabric' || material.kind === 'leather') return 120;
  const length = laying.piece.lengthTenths / 10;
  const width = laying.piece.widthTenths / 10;
  if (laying.pattern === 'ledger') {
    return clamp(width * (laying.joint.widthTenths === 0 ? 4 : 7), 300, 900);
  }
  if (laying.pattern === 'random-plank') return clamp(width * 5.4, 360, 1300);
  if (Math.min(length, width) > 1100) return isGrainy(material) ? 750 : 1350;
  const side = measuredByLength.includes(laying.pattern) ? length : Math.sqrt(length * width);
  const span = side * Math.sqrt(piecesInView(side));
  // Long pieces: at least most of one piece's length, unless the picture would lose its detail.
  return clamp(Math.max(span, Math.min(length * 0.85, 1100)), 40, 2200);
}

/** The window's light for a material. */
export function lightFor(material: Material): Light {
  if (material.kind === 'turf') return { ...daylight, keyRatio: 0.3, specular: 0.3 };
  const casts = painterOf(material, { mmPerPixel: 1 }).castsShadows;
  if (material.kind === 'ledger') {
    return { ...daylight, keyRatio: 0.74, x: -0.5, y: -0.95, z: 0.62, castsShadows: true };
  }
  return { ...daylight, castsShadows: casts };
}
