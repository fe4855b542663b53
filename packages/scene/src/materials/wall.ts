import { lightFor, swatchSpanMm } from './framing.ts';
import { laySurface } from './lay-surface.ts';
import { type Material, material } from './material.ts';
import { ramp } from './noise.ts';
import type { PictureSpec } from './picture-spec.ts';
import { straightRows } from './plane-rows.ts';
import { woods } from './presets/woods.ts';
import { type Image, shade } from './shade.ts';

/** Share of the height that the worktop takes where the wall is a backsplash. */
const worktopShare = 0.13;
const oak = material.parse(woods['white-oak-natural'].material);

/** A wall straight on in warm light from the side; tiles stand on a worktop of pale oak. */
export function wallImage(spec: PictureSpec, widthPx: number, heightPx: number): Image {
  const topPx = hasWorktop(spec.material) ? Math.round(heightPx * worktopShare) : 0;
  const wallPx = heightPx - topPx;
  const spanMm = spec.spanMm ?? swatchSpanMm(spec.material, spec.laying);
  const mmPerPixel = spanMm / Math.min(widthPx, heightPx);
  const { piece, joint } = spec.laying;
  const surface = laySurface({
    material: spec.material,
    laying: spec.laying,
    widthPx,
    heightPx: wallPx,
    rows: straightRows(wallPx, mmPerPixel),
    // Rows stand on the worktop; columns are centered.
    origin: [
      widthPx * mmPerPixel * 5 - (piece.lengthTenths + joint.widthTenths) * 0.5,
      wallPx * mmPerPixel * 10,
    ],
  });
  const light = lightFor(spec.material);
  const wall = shade(surface, { ...light, x: light.x * 1.5, falloff: light.falloff * 1.5 });
  const rgb = new Float32Array(widthPx * heightPx * 3);
  rgb.set(wall.rgb);
  for (let y = 0; y < wallPx; y++) {
    const foot = topPx ? 1 - 0.34 * (1 - ramp(0, 0.075, (wallPx - y) / heightPx)) : 1;
    for (let x = 0; x < widthPx; x++) {
      const sun = slant((x + 0.5) / widthPx, (y + 0.5) / heightPx);
      const factor = foot * (0.93 + 0.25 * sun);
      const n = (y * widthPx + x) * 3;
      rgb[n] = (rgb[n] as number) * factor * (1 + 0.02 * sun);
      rgb[n + 1] = (rgb[n + 1] as number) * factor;
      rgb[n + 2] = (rgb[n + 2] as number) * factor * (1 - 0.04 * sun);
    }
  }
  if (topPx) paintWorktop(rgb, { widthPx, wallPx, topPx, mmPerPixel });
  return { width: widthPx, height: heightPx, rgb };
}

function hasWorktop({ kind }: Material): boolean {
  return kind === 'tile' || kind === 'glass' || kind === 'metal';
}

/** A broad beam of window light that falls across the wall. */
function slant(x: number, y: number): number {
  const across = x + 0.62 * y;
  return ramp(0.1, 0.42, across) * (1 - ramp(0.66, 1.02, across));
}

type Worktop = { widthPx: number; wallPx: number; topPx: number; mmPerPixel: number };

function paintWorktop(rgb: Float32Array, { widthPx, wallPx, topPx, mmPerPixel }: Worktop): void {
  const plank = laySurface({
    material: oak,
    laying: {
      pattern: 'stacked',
      piece: { lengthTenths: 40_000, widthTenths: 6_000, thicknessTenths: 400 },
      joint: { widthTenths: 0, color: '#6b5a45' },
      rotationDeg: 0,
      seed: 3,
    },
    widthPx,
    heightPx: topPx,
    rows: straightRows(topPx, mmPerPixel, 1.8),
    origin: [-9_000, -3_000],
  });
  const lit = shade(plank, { ...lightFor(oak), specular: 0.5 });
  const edge = Math.round(topPx * 0.5);
  for (let y = 0; y < topPx; y++) {
    // The far half is the top, lit from above; the near half is the front edge.
    const front = y >= edge;
    const rim = y === edge ? 1.18 : 1;
    const light = front
      ? 0.66 - 0.1 * ((y - edge) / topPx)
      : 1.04 - 0.4 * (1 - ramp(0, 0.3, y / topPx));
    for (let x = 0; x < widthPx; x++) {
      const n = ((wallPx + y) * widthPx + x) * 3;
      const from = (y * widthPx + x) * 3;
      for (let k = 0; k < 3; k++) rgb[n + k] = (lit.rgb[from + k] as number) * light * rim;
    }
  }
}
