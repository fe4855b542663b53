import type { PlaneRows } from './plane-rows.ts';

/** Depth against width of a pixel from which grain begins to break into steps. */
const steady = 1.6;
/** Pixels of blur for each further width of depth. */
const perDepth = 2.4;

/**
 * Averages far rows sideways: their pixels are much deeper than wide, so that lines which run
 * nearly across would break into steps. Costs a hundredth of painting more rows, and boards that
 * recede lie nearly across anyway. `rgb` holds three floats per pixel and is changed.
 */
export function softenDistance(rgb: Float32Array, rows: PlaneRows, widthPx: number): void {
  const line = new Float32Array(widthPx * 3);
  for (let y = 0; y < rows.at.length; y++) {
    const ratio = (rows.depth[y] as number) / (rows.step[y] as number);
    const reach = Math.max(0, (ratio - steady) * perDepth);
    const radius = Math.ceil(reach);
    if (radius === 0) break;
    // The outermost pixels count by what is left of the reach, so that no row differs by a step.
    const rim = 1 - (radius - reach);
    const share = 1 / (2 * radius - 1 + 2 * rim);
    const start = y * widthPx * 3;
    line.set(rgb.subarray(start, start + line.length));
    for (let x = 0; x < widthPx; x++) {
      for (let k = 0; k < 3; k++) {
        let sum = 0;
        for (let d = -radius; d <= radius; d++) {
          const from = Math.min(widthPx - 1, Math.max(0, x + d)) * 3 + k;
          const weight = d === -radius || d === radius ? rim : 1;
          sum += (line[from] as number) * weight;
        }
        rgb[start + x * 3 + k] = sum * share;
      }
    }
  }
}
