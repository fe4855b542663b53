// Turf is drawn blade by blade, since no noise looks like grass: each blade rises from its root,
// leans, bends and catches the light along one side; nearer ones cover what lies below.
import { type Linear, linearOf, mixLinear, scaleLinear } from './color.ts';
import type { MaterialOf } from './material.ts';
import { clamp, fbm, unit2 } from './noise.ts';
import type { Surface } from './surface.ts';

type Turf = MaterialOf<'turf'>;

type Strand = {
  x: number;
  y: number;
  /** Where the tip points, and how much it curls on the way, in radians. */
  angle: number;
  curl: number;
  length: number;
  girth: number;
  base: number;
  rise: number;
  color: Linear;
  specular: number;
};

/** Share of the pile height that a leaning blade covers seen from above. */
const leanShare = 0.62;
/** How many layers of blades cover each other. */
const layers = 7;

/** Fills a surface with turf. Relief is a fraction of the pile, so that shading stays calm. */
export function paintTurf(surface: Surface, spec: Turf, seed: number): void {
  const { width, height, rows } = surface;
  const colors = spec.bladeColors.map(linearOf);
  const thatch = linearOf(spec.thatchColor);
  const soil = scaleLinear(mixLinear(thatch, colors[0] ?? thatch, 0.5), 0.16);
  surface.r.fill(soil.r);
  surface.g.fill(soil.g);
  surface.b.fill(soil.b);
  surface.gloss.fill(0.02);
  const standing = rows.step[0] !== rows.step[height - 1];
  const depth = new Float32Array(width * height);
  const random = (n: number, k: number) => unit2(n * 31 + k, seed);
  const order = standing ? rootsByDepth : rootsBelowFirst;
  order(surface, spec, (n, y, low) => {
    const step = rows.step[clamp(Math.round(y), 0, height - 1)] as number;
    const girth = girthPx(spec, step);
    const length = lengthPx(spec, step);
    const x = random(n, 1) * (width + 2 * length) - length;
    const lay = 0.9 * fbm(x / width + 2.2, y / height + seed * 0.01);
    const spread = standing && !low ? 1.9 : 3.4;
    const own = low ? thatch : (colors[Math.floor(random(n, 10) * colors.length)] ?? thatch);
    const patch = 1 + 0.16 * fbm((x * step) / 130, (y * step) / 130);
    drawStrand(surface, standing ? null : depth, {
      x,
      y,
      angle: (low ? random(n, 3) * 6.283 : -1.75 + 0.6 * lay) + (random(n, 4) - 0.5) * spread,
      curl: (random(n, 5) - 0.5) * (low ? 7 : 0.5 + 3 * spec.curlRatio),
      length: length * (low ? 0.35 : 0.55 + 0.6 * random(n, 6)),
      girth: girth * (low ? 0.62 : 0.8 + 0.4 * random(n, 7)),
      base: low ? 0.12 * random(n, 8) : 0.05 + 0.2 * random(n, 8),
      rise: low ? 0.22 : 0.5 + 0.45 * random(n, 9),
      color: scaleLinear(own, (0.72 + 0.55 * random(n, 11)) * patch),
      specular: low ? 0 : spec.glossRatio * random(n, 12),
    });
  });
  const scale = spec.pileHeightMm * 0.22;
  for (let n = 0; n < depth.length; n++) surface.relief[n] = (depth[n] as number) * scale;
}

type Root = (n: number, y: number, low: boolean) => void;

function girthPx(spec: Turf, step: number): number {
  return Math.max(0.62, (spec.bladeWidthMm / step) * 0.5);
}

function lengthPx(spec: Turf, step: number): number {
  return Math.max(7, (spec.pileHeightMm * leanShare) / step);
}

function overdraw(spec: Turf): number {
  return layers * (0.45 + 0.55 * spec.densityRatio);
}

/** Seen from above: all of the thatch, then all blades. */
function rootsBelowFirst(surface: Surface, spec: Turf, plant: Root): void {
  const { width, height, rows } = surface;
  const girth = girthPx(spec, rows.mmPerPixel);
  const length = lengthPx(spec, rows.mmPerPixel);
  const blades = Math.round((overdraw(spec) * width * height) / (length * girth * 2));
  const curls = Math.round((blades * spec.thatchRatio) / 2.2);
  for (let n = 0; n < curls + blades; n++) {
    plant(n, unit2(n, 5) * (height + 2 * length) - length, n < curls);
  }
}

/** Seen along the ground: from the far border to the near one, so that near blades cover. */
function rootsByDepth(surface: Surface, spec: Turf, plant: Root): void {
  const { width, height, rows } = surface;
  const beyond = height + lengthPx(spec, rows.step[height - 1] as number);
  let due = 0;
  let n = 0;
  for (let y = 0; y < beyond; y++) {
    const step = rows.step[Math.min(y, height - 1)] as number;
    due += (overdraw(spec) * width) / (lengthPx(spec, step) * girthPx(spec, step) * 2);
    for (; due >= 1; due--) {
      plant(n, y + unit2(n, 5), unit2(n, 6) < spec.thatchRatio * 0.3);
      n++;
    }
  }
}

/** Without `depth` later strands cover earlier ones. */
function drawStrand(surface: Surface, depth: Float32Array | null, strand: Strand): void {
  const { width, height } = surface;
  const steps = Math.ceil(strand.length / 0.75);
  let x = strand.x;
  let y = strand.y;
  let angle = strand.angle;
  const stride = strand.length / steps;
  const turn = strand.curl / steps;
  for (let s = 0; s <= steps; s++) {
    const t = s / steps;
    const dx = Math.cos(angle);
    const dy = Math.sin(angle);
    const half = strand.girth * (t < 0.7 ? 1 : 1 - (t - 0.7) * 2.6);
    const z = strand.base + strand.rise * t * (1.75 - 0.75 * t);
    // Roots stand in the dark of their neighbors; tips are thin and let light through.
    const along = 0.16 + 0.98 * Math.min(1, z) ** 1.25 + 0.1 * t;
    const reach = Math.max(0.5, half);
    for (let k = -reach; k <= reach; k += 0.8) {
      const px = (x - dy * k) | 0;
      const py = (y + dx * k) | 0;
      if (px < 0 || py < 0 || px >= width || py >= height) continue;
      const n = py * width + px;
      if (depth) {
        if (z < (depth[n] as number)) continue;
        depth[n] = z;
      }
      // A blade is folded along its middle: one half faces the window.
      const side = (k / reach) * (dx * 0.62 - dy * -0.55);
      const light =
        along * (1 + 0.3 * clamp(side, -1, 1)) + strand.specular * 0.25 * (1 - Math.abs(t - 0.6));
      surface.r[n] = strand.color.r * light;
      surface.g[n] = strand.color.g * light;
      surface.b[n] = strand.color.b * light;
    }
    x += dx * stride;
    y += dy * stride;
    angle += turn;
  }
}
