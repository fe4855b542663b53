import type { MaterialOf, TileLook } from '../material.ts';
import { fbm, smooth } from '../noise.ts';
import {
  type FaceShader,
  type Painter,
  type PieceFace,
  type Resolution,
  tone,
} from '../painter.ts';
import { glossOf, rollsOf, variationRatio } from '../variation.ts';
import { createConcreteFace } from './concrete-face.ts';
import { createEncausticFace } from './encaustic-face.ts';
import { createGlazeFace } from './glaze-face.ts';
import { createQuartzFace } from './quartz-face.ts';
import { createStoneFace } from './stone-face.ts';
import { createTerrazzoFace } from './terrazzo-face.ts';
import { createWoodFace } from './wood-face.ts';

type Tile = MaterialOf<'tile'>;

const rims: Readonly<
  Record<Tile['edge'], { rim: number; corner: number; wobble: number; tilt: number }>
> = {
  rectified: { rim: 0.6, corner: 0.4, wobble: 0, tilt: 0.012 },
  pressed: { rim: 1.6, corner: 1.6, wobble: 0, tilt: 0.034 },
  cushion: { rim: 4, corner: 3, wobble: 0.1, tilt: 0.03 },
  handmade: { rim: 2.2, corner: 2.2, wobble: 1.1, tilt: 0.13 },
  beveled: { rim: 0.8, corner: 0.5, wobble: 0, tilt: 0.02 },
};

/** Width of the sloping border of a beveled tile. */
const bevelMm = 11;

function lookFaces(look: TileLook, variation: number, resolution: Resolution) {
  switch (look.kind) {
    case 'glaze':
      return createGlazeFace(look, variation, resolution);
    case 'encaustic':
      return createEncausticFace(look, resolution);
    case 'stone':
      return createStoneFace(look, resolution);
    case 'quartz':
      return createQuartzFace(look, resolution);
    case 'concrete':
      return createConcreteFace(look, resolution);
    case 'terrazzo':
      return createTerrazzoFace(look, resolution);
    case 'wood':
      return createWoodFace(look, resolution);
  }
}

/** Ceramic, porcelain, cement and vinyl tile: a printed or glazed look on a pressed body. */
export function createTilePainter(spec: Tile, resolution: Resolution): Painter {
  const variation = variationRatio[spec.shadeVariation];
  const faces = lookFaces(spec.look, variation, resolution);
  const edge = rims[spec.edge];
  const gloss = glossOf[spec.finish];
  const wave = spec.waveMm + (spec.edge === 'handmade' ? 0.25 : 0);
  const faceOf = (piece: PieceFace): FaceShader => {
    const inner = faces(piece);
    const roll = rollsOf(piece.key);
    const ox = roll(81) * 16;
    const oy = roll(82) * 16;
    const bevel = spec.edge === 'beveled' ? Math.min(bevelMm, piece.width * 0.22) : 0;
    const ribs = Math.max(3, Math.round(piece.width / 14));
    return (u, v, inside, out) => {
      inner(u, v, inside, out);
      out.gloss = gloss * (0.75 + 0.25 * Math.min(1, out.gloss));
      out.height *= spec.body === 'vinyl' ? 0.4 : 0.6;
      if (wave > 0) {
        const broad = smooth(u / 46 + ox, v / 46 + oy);
        out.height += wave * (broad + 0.32 * fbm(u / 17 + oy, v / 17 + ox));
        tone(out, 1 + 0.05 * wave * broad);
      }
      if (bevel > 0 && inside < bevel) out.height -= (bevel - inside) * 0.34;
      if (spec.ribMm > 0) {
        const phase = ((v / piece.width + 0.5) * ribs) % 1;
        out.height += spec.ribMm * Math.sqrt(Math.max(0, 1 - (2 * phase - 1) ** 2)) - spec.ribMm;
      }
    };
  };
  return {
    faceOf,
    cornerMm: edge.corner,
    wobbleMm: edge.wobble,
    rimMm: edge.rim,
    jointDepthMm: spec.edge === 'rectified' ? 0.8 : 1.3,
    tiltRatio: edge.tilt + 0.03 * spec.waveMm,
    castsShadows: spec.ribMm > 2,
  };
}
