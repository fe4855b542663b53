import { linearOf } from '../color.ts';
import type { TileLook } from '../material.ts';
import { clamp, fbm } from '../noise.ts';
import {
  blend,
  type FaceShader,
  type PieceFace,
  type Resolution,
  setColor,
  tone,
} from '../painter.ts';
import { rollsOf, swing } from '../variation.ts';
import { motifOf } from './motifs.ts';

type Encaustic = Extract<TileLook, { kind: 'encaustic' }>;

/** Pressed cement tile: pigments poured by hand, so every border wanders a little. */
export function createEncausticFace(
  spec: Encaustic,
  resolution: Resolution,
): (piece: PieceFace) => FaceShader {
  const colors = spec.colors.map(linearOf);
  const ground = colors[0] ?? { r: 1, g: 1, b: 1 };
  const layersOf = motifOf(spec.motif);
  const layers = new Float32Array(4);
  return (piece) => {
    const roll = rollsOf(piece.key);
    const ox = roll(1) * 16;
    const oy = roll(2) * 16;
    const half = Math.min(piece.length, piece.width) / 2;
    const pixel = resolution.mmPerPixel / half;
    const shift = 1 + swing(roll, 3) * 0.05;
    return (u, v, _edge, out) => {
      const wander = 0.014 * fbm(u / 22 + ox, v / 22 + oy);
      const wanderY = 0.014 * fbm(u / 22 + oy + 5, v / 22 + ox);
      layersOf(u / half + wander, v / half + wanderY, layers);
      setColor(out, ground);
      for (let n = 1; n < colors.length; n++) {
        const color = colors[n];
        const inside = clamp(0.5 - (layers[n] as number) / pixel, 0, 1);
        if (inside > 0 && color) blend(out, color, inside);
      }
      const cloud = fbm(u / 80 + ox, v / 80 + oy);
      const dust = fbm(u / 9 + ox, v / 9 + oy);
      tone(out, shift * (1 + spec.wearRatio * (0.16 * cloud + 0.12 * dust)));
      blend(out, { r: 0.62, g: 0.58, b: 0.52 }, 0.12 * spec.wearRatio * clamp(0.5 + cloud, 0, 1));
      out.height = 0.04 * dust;
      out.gloss = 0.6 + 0.4 * cloud;
    };
  };
}
