import { lightFor, swatchSpanMm } from './framing.ts';
import { laySurface } from './lay-surface.ts';
import type { Material } from './material.ts';
import { fbm, ramp, unit2 } from './noise.ts';
import type { PictureSpec } from './picture-spec.ts';
import { recedingRows } from './plane-rows.ts';
import { type Image, shade } from './shade.ts';
import { softenDistance } from './soften-distance.ts';

/** How the floor turns away from the viewer: one of these by the laying's seed. */
const yawsDeg = [24, -28, 33, -21];
/** Share of the picture's height that the floor takes; a plain wall stands behind it. */
const floorShare = 0.86;
const baseboardMm = 105;

/** A floor (or lawn, or terrace) going back to a plain wall, with a patch of window light. */
export function roomImage(spec: PictureSpec, widthPx: number, heightPx: number): Image {
  const outdoors = spec.material.kind === 'turf' || spec.material.kind === 'paver';
  const share = outdoors ? 1 : floorShare;
  const floorPx = Math.round(heightPx * share);
  const yawDeg = yawsDeg[spec.laying.seed % yawsDeg.length] ?? 24;
  const shift = 0.3 * (unit2(spec.laying.seed, 3) - 0.5);
  const span = spec.spanMm ?? swatchSpanMm(spec.material, spec.laying);
  const turf = spec.material.kind === 'turf';
  const nearMm = turf ? 300 : Math.max(420, span * 1.15);
  const rows = recedingRows({
    widthPx,
    heightPx: floorPx,
    nearMm,
    spread: turf ? 2.6 : 2.1,
    lean: turf ? 2.2 : 1.5,
  });
  const surface = laySurface({
    material: spec.material,
    laying: { ...spec.laying, rotationDeg: spec.laying.rotationDeg + yawDeg },
    widthPx,
    heightPx: floorPx,
    rows,
    origin: [0, 0],
  });
  const light = lightFor(spec.material);
  const floor = shade(surface, { ...light, specular: light.specular * 1.25 });
  // Speckle and blades would smear; only long grain gains.
  if (isBoard(spec.material)) softenDistance(floor.rgb, rows, widthPx);
  const rgb = new Float32Array(widthPx * heightPx * 3);
  const top = heightPx - floorPx;
  rgb.set(floor.rgb, top * widthPx * 3);
  for (let y = 0; y < floorPx; y++) {
    const near = ramp(0, 1, (y + 0.5) / floorPx);
    for (let x = 0; x < widthPx; x++) {
      const px = (rows.left[y] as number) + (x + 0.5) * (rows.step[y] as number);
      const sun = turf
        ? 0.12 * near
        : windowPatch(px / nearMm + shift, (rows.at[y] as number) / nearMm);
      // Depth takes a little light, and the wall's foot keeps some from the floor.
      const foot = outdoors ? 1 : 1 - 0.22 * (1 - ramp(0, 0.07, y / floorPx));
      const factor = (0.9 + 0.1 * near + 0.34 * sun) * foot;
      const n = ((y + top) * widthPx + x) * 3;
      rgb[n] = (rgb[n] as number) * factor * (1 + 0.02 * sun);
      rgb[n + 1] = (rgb[n + 1] as number) * factor;
      rgb[n + 2] = (rgb[n + 2] as number) * factor * (1 - 0.045 * sun);
    }
  }
  if (top > 0) paintWall(rgb, widthPx, top, baseboardMm / (rows.step[0] as number));
  return { width: widthPx, height: heightPx, rgb };
}

function isBoard(material: Material): boolean {
  return material.kind === 'wood' || (material.kind === 'tile' && material.look.kind === 'wood');
}

/** Two tall panes of window light that fall across the floor from the left. */
function windowPatch(x: number, y: number): number {
  const across = x + 0.42 * y + 0.06;
  const pane = (from: number, to: number) =>
    ramp(from - 0.05, from + 0.05, across) * (1 - ramp(to - 0.05, to + 0.05, across));
  const along = ramp(-1.5, -1.25, y - 0.2 * x) * (1 - ramp(-0.42, -0.2, y - 0.2 * x));
  return (pane(-0.52, -0.14) + pane(-0.06, 0.34)) * along;
}

function paintWall(rgb: Float32Array, widthPx: number, top: number, boardPx: number): void {
  const board = Math.min(boardPx, top * 0.6);
  for (let y = 0; y < top; y++) {
    const up = top - y - 0.5;
    for (let x = 0; x < widthPx; x++) {
      const glow = 1.06 - 0.2 * (x / widthPx) + 0.008 * fbm(x / 40, y / 40);
      let light = 0.7 * glow;
      if (up < board) light = (up > board - 2 ? 0.86 : 0.76) * glow;
      else if (up < board + 3) light *= 0.86;
      if (up < 2) light *= 0.45;
      const n = (y * widthPx + x) * 3;
      rgb[n] = light;
      rgb[n + 1] = light * 0.975;
      rgb[n + 2] = light * 0.925;
    }
  }
}
