import { isFiniteSpot, type Spot } from '../picture.ts';
import type { Mask } from './mask.ts';

interface BrushStroke {
  readonly mode: 'add' | 'remove';
  /** The path of the brush; one place makes a dot. */
  readonly path: readonly Spot[];
  /** Pixels. */
  readonly radius: number;
}

/** A copy of a mask with a stroke. Skips places that are not finite; a brush without size changes nothing. */
export function brushMask(mask: Mask, { mode, path, radius }: BrushStroke): Mask {
  const spots = path.filter(isFiniteSpot);
  if (!(radius > 0 && radius < 10_000)) return mask;
  const coverage = mask.coverage.slice();
  for (const [n, from] of spots.entries()) {
    const to = spots[n + 1] ?? from;
    if (to === from && n > 0) continue;
    paintLine({ ...mask, coverage }, { from, to, radius, mode });
  }
  return { ...mask, coverage };
}

interface Line {
  readonly from: Spot;
  readonly to: Spot;
  readonly radius: number;
  readonly mode: BrushStroke['mode'];
}

function paintLine({ width, height, coverage }: Mask, { from, to, radius, mode }: Line): void {
  const [stepX, stepY] = [to[0] - from[0], to[1] - from[1]];
  const squared = stepX * stepX + stepY * stepY || 1;
  const low = (a: number, b: number) => Math.max(0, Math.floor(Math.min(a, b) - radius - 1));
  const high = (a: number, b: number, end: number) =>
    Math.min(end - 1, Math.ceil(Math.max(a, b) + radius + 1));
  for (let y = low(from[1], to[1]); y <= high(from[1], to[1], height); y++) {
    for (let x = low(from[0], to[0]); x <= high(from[0], to[0], width); x++) {
      const [dx, dy] = [x + 0.5 - from[0], y + 0.5 - from[1]];
      const t = Math.min(1, Math.max(0, (dx * stepX + dy * stepY) / squared));
      const inside = radius + 0.5 - Math.hypot(dx - t * stepX, dy - t * stepY);
      if (inside <= 0) continue;
      const n = y * width + x;
      const painted = Math.round(255 * Math.min(1, inside));
      const before = coverage[n] as number;
      coverage[n] = mode === 'add' ? Math.max(before, painted) : Math.min(before, 255 - painted);
    }
  }
}
