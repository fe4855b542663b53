import { linearOf } from '@wevisu/scene/materials/color.ts';
import type { Mask } from '../masks/mask.ts';
import type { Picture } from '../picture.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';
import type { Extent } from '../planes/visible-extent.ts';
import { dividePattern } from './divide-pattern.ts';
import { brightnessOf, type Color } from './linear.ts';
import { blurred, evenTones, medianOf } from './smooth-grid.ts';
import { gatherGrid, type SurfaceGrid } from './surface-grid.ts';
import type { Rgb } from './white-of.ts';

/** The light on a surface: the color of pure white at each place, linear. */
export interface LightField {
  readonly lightAt: (u: number, v: number, out: Color) => void;
}

interface LightRequest {
  readonly picture: Picture;
  readonly plane: SurfacePlane;
  readonly mask: Mask;
  readonly extent: Extent;
  /** Pure white in the picture, linear. */
  readonly white: Rgb;
  readonly oldColor: string | null;
}

/** Joints are narrower than this many grid squares on each side. */
const JOINT_REACH = 2;
const TONE_REACH = 9;
/** Tints of light change slowly, those of old pieces don't. */
const TINT_REACH = 10;
/** Range of what old floors and walls reflect. */
const [DARKEST, LIGHTEST] = [0.03, 0.92];
/** Dark corners and mirrored lamps are kept to this factor below and above the median. */
const MAX_CONTRAST = 12;

/**
 * Estimates the light on a surface from its old covering: the brightness without the old joints and tones, over the share
 * of light that the old covering reflects.
 */
export function lightField(request: LightRequest): LightField {
  const { picture, plane, mask, extent } = request;
  const grid = dividePattern(gatherGrid(picture, plane, mask, extent));
  const logs = grid.count.map((count, n) =>
    count > 0 ? Math.log(Math.max(1e-4, brightnessAt(grid, n))) : Number.NaN,
  );
  const even = evenTones(medianOf(logs, grid, JOINT_REACH), grid, TONE_REACH);
  const { white, oldColor } = request;
  const seen = even.filter((_, n) => (grid.count[n] as number) > 0);
  // A strip thinner than a pixel has no whole pixel: it is lit like the room.
  const middle = median(seen, Math.log(brightnessOf(...white)));
  const maxLog = Math.log(MAX_CONTRAST);
  const shades = fill(even, grid).map((log) => {
    return Math.exp(
      Math.min(maxLog, Math.max(-maxLog, (Number.isNaN(log) ? middle : log) - middle)),
    );
  });
  const tints = tintsOf(grid);
  const level = levelOf(Math.exp(middle), tints.middle, white, oldColor);
  const at = [0, 0, 0, 0];
  return {
    lightAt: (u, v, out) => {
      interpolate(grid, u, v, [shades, tints.r, tints.g, tints.b], at);
      const shade = at[0] as number;
      out.r = level[0] * shade * (at[1] as number);
      out.g = level[1] * shade * (at[2] as number);
      out.b = level[2] * shade * (at[3] as number);
    },
  };
}

function brightnessAt({ r, g, b }: SurfaceGrid, n: number): number {
  return brightnessOf(r[n] as number, g[n] as number, b[n] as number);
}

/** Fills unknown squares from their neighborhood, so that edges and gaps of the mask are lit too. */
function fill(values: Float32Array, grid: SurfaceGrid): Float32Array {
  let filled = values;
  for (const reach of [2, 8, 32]) {
    const near = blurred(filled, grid, reach);
    filled = filled.map((value, n) => (Number.isNaN(value) ? (near[n] as number) : value));
  }
  return filled;
}

/** The slowly changing tint of the light: each channel over its median share. */
function tintsOf(grid: SurfaceGrid) {
  const known = (from: Float32Array) =>
    from.map((value, n) => ((grid.count[n] as number) > 0 ? value : Number.NaN));
  const bright = blurred(known(grid.r.map((_, n) => brightnessAt(grid, n))), grid, TINT_REACH);
  const channels = [grid.r, grid.g, grid.b].map((channel) => {
    const share = blurred(known(channel), grid, TINT_REACH).map((one, n) => {
      return Math.max(1e-3, one) / Math.max(1e-3, bright[n] as number);
    });
    const middle = median(
      share.filter((_, n) => (grid.count[n] as number) > 0),
      1,
    );
    const tint = fill(share, grid).map((one) =>
      Math.min(1.5, Math.max(0.67, Number.isNaN(one) ? 1 : one / middle)),
    );
    return { tint, middle };
  });
  const [r, g, b] = channels as [(typeof channels)[0], (typeof channels)[0], (typeof channels)[0]];
  return { r: r.tint, g: g.tint, b: b.tint, middle: [r.middle, g.middle, b.middle] as Rgb };
}

/** Pure white where the surface has its median light, linear. */
function levelOf(middle: number, tint: Rgb, white: Rgb, oldColor: string | null): Rgb {
  if (oldColor !== null && /^#[0-9a-f]{6}$/i.test(oldColor)) {
    const { r, g, b } = linearOf(oldColor);
    const old = [r, g, b].map((one) => Math.max(0.01, one));
    return tint.map((one, k) => (middle * one) / (old[k] as number)) as unknown as Rgb;
  }
  const whole = brightnessOf(...white);
  const old = Math.min(LIGHTEST, Math.max(DARKEST, middle / whole));
  return white.map((one) => ((one / whole) * middle) / old) as unknown as Rgb;
}

/** The median of the known values; `otherwise` if there are none. */
function median(values: Float32Array, otherwise: number): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  return known[known.length >> 1] ?? otherwise;
}

/** Interpolates several grids at once between the middles of four squares. */
function interpolate(
  { columns, rows, side, u0, v0 }: SurfaceGrid,
  u: number,
  v: number,
  grids: readonly Float32Array[],
  out: number[],
): void {
  const x = Math.min(columns - 1, Math.max(0, (u - u0) / side - 0.5));
  const y = Math.min(rows - 1, Math.max(0, (v - v0) / side - 0.5));
  const column = Math.floor(x);
  const row = Math.floor(y);
  const right = Math.min(columns - 1, column + 1);
  const below = Math.min(rows - 1, row + 1);
  const [fx, fy] = [x - column, y - row];
  for (let k = 0; k < grids.length; k++) {
    const grid = grids[k] as Float32Array;
    const near =
      (grid[row * columns + column] as number) * (1 - fx) +
      (grid[row * columns + right] as number) * fx;
    const far =
      (grid[below * columns + column] as number) * (1 - fx) +
      (grid[below * columns + right] as number) * fx;
    out[k] = near * (1 - fy) + far * fy;
  }
}
