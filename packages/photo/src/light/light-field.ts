import { linearOf } from '@wevisu/scene/materials/color.ts';
import type { Mask } from '../masks/mask.ts';
import type { Picture } from '../picture.ts';
import type { SurfacePlane } from '../planes/surface-plane.ts';
import type { Extent } from '../planes/visible-extent.ts';
import { brightnessOf, type Color } from './linear.ts';
import { blurred, evenTones, medianOf } from './smooth-grid.ts';
import { gatherGrid, type SurfaceGrid } from './surface-grid.ts';
import type { Rgb } from './white-of.ts';

/** The light on a surface: what pure white would look like at each place of it. */
export interface LightField {
  readonly lightAt: (u: number, v: number, out: Color) => void;
}

export interface LightRequest {
  readonly picture: Picture;
  readonly plane: SurfacePlane;
  readonly mask: Mask;
  readonly extent: Extent;
  /** What pure white looks like in the picture. */
  readonly white: Rgb;
  readonly oldColor: string | null;
}

/** Joints are narrower than this many squares of the grid to both sides. */
const JOINT_REACH = 2;
const TONE_REACH = 9;
/** Tints of the light change slowly; those of old pieces do not. */
const TINT_REACH = 10;
/** What old floors and walls throw back at least and at most. */
const [DARKEST, LIGHTEST] = [0.03, 0.92];
/** Unlit corners and mirrored lamps are kept up to so many times less or more than the middle. */
const MOST_CONTRAST = 12;

/**
 * The light on a surface from how its old covering looks: its brightness without the old joints and
 * tones, over the share of light that the old covering throws back.
 */
export function lightField(request: LightRequest): LightField {
  const grid = gatherGrid(request.picture, request.plane, request.mask, request.extent);
  const logs = grid.count.map((count, n) =>
    count > 0 ? Math.log(Math.max(1e-4, brightnessAt(grid, n))) : Number.NaN,
  );
  const even = evenTones(medianOf(logs, grid, JOINT_REACH), grid, TONE_REACH);
  const { white, oldColor } = request;
  const seen = even.filter((_, n) => (grid.count[n] as number) > 0);
  // Of a strip thinner than a pixel nothing is seen whole: it is lit as all the rest.
  const middle = middleOf(seen, Math.log(brightnessOf(...white)));
  const most = Math.log(MOST_CONTRAST);
  const shades = fill(even, grid).map((log) => {
    return Math.exp(Math.min(most, Math.max(-most, (Number.isNaN(log) ? middle : log) - middle)));
  });
  const tints = tintsOf(grid);
  const level = levelOf(Math.exp(middle), tints.middle, white, oldColor);
  const at = [0, 0, 0, 0];
  return {
    lightAt: (u, v, out) => {
      mixAt(grid, u, v, [shades, tints.r, tints.g, tints.b], at);
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

/** Unknown squares get what is near them, so that the mask's edges and gaps have their light too. */
function fill(values: Float32Array, grid: SurfaceGrid): Float32Array {
  let filled = values;
  for (const reach of [2, 8, 32]) {
    const near = blurred(filled, grid, reach);
    filled = filled.map((value, n) => (Number.isNaN(value) ? (near[n] as number) : value));
  }
  return filled;
}

/** How each channel differs from its share of the whole surface, slowly changing. */
function tintsOf(grid: SurfaceGrid) {
  const known = (from: Float32Array) =>
    from.map((value, n) => ((grid.count[n] as number) > 0 ? value : Number.NaN));
  const bright = blurred(known(grid.r.map((_, n) => brightnessAt(grid, n))), grid, TINT_REACH);
  const channels = [grid.r, grid.g, grid.b].map((channel) => {
    const share = blurred(known(channel), grid, TINT_REACH).map((one, n) => {
      return Math.max(1e-3, one) / Math.max(1e-3, bright[n] as number);
    });
    const middle = middleOf(
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

/** What pure white would look like where the surface is lit as its middle is. */
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

/** The middle of what is known; `otherwise` where nothing is. */
function middleOf(values: Float32Array, otherwise: number): number {
  const known = values.filter((value) => !Number.isNaN(value)).sort();
  return known[known.length >> 1] ?? otherwise;
}

/** Between the middles of four squares, for several grids at once. */
function mixAt(
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
