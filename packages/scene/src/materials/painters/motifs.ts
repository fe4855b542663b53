import type { encausticMotifs } from '../material.ts';
import { clamp } from '../noise.ts';

type Motif = (typeof encausticMotifs)[number];

/**
 * Which color of a cement tile lies at x, y of the unit tile (-1 to 1 across): distances below
 * zero are inside. Later layers lie over earlier ones.
 */
type MotifLayers = (x: number, y: number, layers: Float32Array) => void;

const hyp = Math.hypot;

/** Signed distance of an n-pointed star about the origin. */
function star(x: number, y: number, points: number, outer: number, inner: number): number {
  const sector = Math.PI / points;
  let angle = Math.atan2(x, y) % (2 * sector);
  if (angle < 0) angle += 2 * sector;
  if (angle > sector) angle = 2 * sector - angle;
  const radius = hyp(x, y);
  const px = radius * Math.sin(angle);
  const py = radius * Math.cos(angle);
  const ex = inner * Math.sin(sector);
  const ey = inner * Math.cos(sector) - outer;
  return (((py - outer) * ex - px * ey) / hyp(ex, ey)) * -1 * -1;
}

/** A petal from the origin to `reach` along the diagonal. */
function petal(x: number, y: number, reach: number, girth: number): number {
  const along = (x + y) * Math.SQRT1_2;
  const across = (y - x) * Math.SQRT1_2;
  const t = clamp(along / reach, 0, 1);
  const half = girth * Math.sin(Math.PI * t) ** 0.8;
  return along < 0 || along > reach
    ? hyp(across, Math.min(Math.abs(along), Math.abs(along - reach)))
    : Math.abs(across) - half;
}

const motifs: Readonly<Record<Motif, MotifLayers>> = {
  star: (x, y, layers) => {
    const cx = 1 - Math.abs(x);
    const cy = 1 - Math.abs(y);
    layers[1] = Math.min(star(x, y, 8, 0.86, 0.5), hyp(cx, cy) - 0.42);
    layers[2] = Math.min(star(x, y, 8, 0.56, 0.3), hyp(cx, cy) - 0.26);
    layers[3] = Math.min(hyp(x, y) - 0.16, hyp(cx, cy) - 0.12);
  },
  quatrefoil: (x, y, layers) => {
    const ax = Math.abs(x);
    const ay = Math.abs(y);
    const foil = Math.min(hyp(ax - 0.42, ay), hyp(ax, ay - 0.42)) - 0.43;
    layers[1] = Math.abs(foil) - 0.085;
    layers[2] = Math.min(hyp(x, y) - 0.2, hyp(1 - ax, 1 - ay) - 0.22);
    layers[3] = 1;
  },
  petals: (x, y, layers) => {
    const ax = Math.abs(x);
    const ay = Math.abs(y);
    layers[1] = petal(ax, ay, 1.36, 0.3);
    layers[2] = Math.min(petal(ax, ay, 1.36, 0.1), hyp(1 - ax, ay) - 0.2, hyp(ax, 1 - ay) - 0.2);
    layers[3] = 1;
  },
  diamond: (x, y, layers) => {
    const d = (Math.abs(x) + Math.abs(y)) * Math.SQRT1_2;
    layers[1] = d - 0.7;
    layers[2] = Math.min(d - 0.34, 1.1 - d);
    layers[3] = 1;
  },
  checker: (x, y, layers) => {
    layers[1] =
      x * y > 0 ? -Math.min(Math.abs(x), Math.abs(y)) : Math.min(Math.abs(x), Math.abs(y));
    layers[2] = 1;
    layers[3] = 1;
  },
  arches: (x, y, layers) => {
    const r = hyp(x, y - 0.75);
    const below = y > 0.75 ? 1 : -1;
    layers[1] = below > 0 ? Math.abs(x) - 0.92 : r - 0.92;
    layers[2] = below > 0 ? Math.abs(x) - 0.6 : r - 0.6;
    layers[3] = below > 0 ? Math.abs(x) - 0.28 : r - 0.28;
  },
  rosette: (x, y, layers) => {
    const r = hyp(x, y);
    const angle = Math.atan2(y, x);
    const corner = hyp(1 - Math.abs(x), 1 - Math.abs(y));
    layers[1] = Math.min(r - 0.62 - 0.16 * Math.cos(angle * 8), Math.abs(corner - 0.42) - 0.07);
    layers[2] = Math.min(r - 0.4 - 0.1 * Math.cos(angle * 8 + Math.PI), corner - 0.24);
    layers[3] = Math.min(r - 0.17, Math.abs(r - 0.9) - 0.035);
  },
  lattice: (x, y, layers) => {
    const ax = Math.abs(x);
    const ay = Math.abs(y);
    const rings = Math.min(Math.abs(hyp(ax - 1, ay) - 0.72), Math.abs(hyp(ax, ay - 1) - 0.72));
    layers[1] = rings - 0.1;
    layers[2] = Math.min(hyp(ax, ay) - 0.13, hyp(1 - ax, 1 - ay) - 0.13);
    layers[3] = 1;
  },
  scales: (x, y, layers) => {
    const row = Math.floor(y + 1);
    const shift = row & 1 ? 0.5 : 0;
    const sx = ((((x + shift) % 1) + 1) % 1) - 0.5;
    const sy = y + 1 - row;
    const r = hyp(sx, sy);
    layers[1] = Math.abs(r - 0.48) - 0.045;
    layers[2] = r - 0.22;
    layers[3] = 1;
  },
  cross: (x, y, layers) => {
    const ax = Math.abs(x);
    const ay = Math.abs(y);
    const arm = Math.max(
      Math.min(ax, ay) - (0.12 + 0.26 * Math.max(ax, ay)),
      Math.max(ax, ay) - 0.84,
    );
    layers[1] = arm;
    layers[2] = Math.min((ax + ay) * Math.SQRT1_2 - 0.26, (2 - ax - ay) * Math.SQRT1_2 - 0.34);
    layers[3] = Math.min(hyp(x, y) - 0.13, (2 - ax - ay) * Math.SQRT1_2 - 0.16);
  },
  cubes: (x, y, layers) => {
    // Rhombi of the tumbling-block net: three shades by which third of a hexagon it is.
    const h = 1 / Math.sqrt(3);
    const row = Math.round(y / (1.5 * h));
    const sx = x - (row & 1 ? 1 : 0);
    const cx = sx - Math.round(sx / 2) * 2;
    const cy = y - row * 1.5 * h;
    const down = cy - Math.abs(cx) * h;
    layers[1] = cx < 0 ? -down : 1;
    layers[2] = cx >= 0 ? -down : 1;
    layers[3] = 1;
  },
  stripe: (x, _y, layers) => {
    layers[1] = Math.min(Math.abs(x - 0.5), Math.abs(x + 0.5)) - 0.25;
    layers[2] = 1;
    layers[3] = 1;
  },
};

export function motifOf(motif: Motif): MotifLayers {
  return motifs[motif];
}
