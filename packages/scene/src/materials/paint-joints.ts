import { linearOf } from './color.ts';
import { hash2, smooth } from './noise.ts';
import type { Surface } from './surface.ts';

/** Fills what the pieces leave with sanded joint of one color, `depthMm` below the rims. */
export function paintJoints(
  surface: Surface,
  covered: Float32Array,
  joint: { readonly color: string; readonly depthMm: number },
): void {
  const { width, height } = surface;
  const color = linearOf(joint.color);
  const scale = surface.rows.mmPerPixel / 25;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const n = y * width + x;
      const share = 1 - (covered[n] as number);
      if (share <= 0.002) continue;
      const sand = (hash2(x, y) & 0xff) / 255 - 0.5;
      const tint = 1 + 0.14 * sand + 0.12 * smooth(x * scale, y * scale);
      surface.r[n] = (surface.r[n] as number) + color.r * tint * share;
      surface.g[n] = (surface.g[n] as number) + color.g * tint * share;
      surface.b[n] = (surface.b[n] as number) + color.b * tint * share;
      surface.relief[n] = (surface.relief[n] as number) + (sand * 0.15 - joint.depthMm) * share;
    }
  }
}
