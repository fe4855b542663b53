// One path of light from the eye: what it brings, and what its first surface is like, for the filter.
import { createTrace } from '../bvh/trace.ts';
import { LOOK, type StillScene } from '../scene/still-scene.ts';
import { CLEAR, createGather, OFF, WEAK } from './gather.ts';
import { createScatter } from './scatter.ts';
import type { Sequence } from './sequence.ts';
import { createSky } from './sky.ts';
import { createSurface } from './surface.ts';

/** A path is scattered at most this often. */
export const MOST_BOUNCES = 6;
/** After its first bounce a path is kept so much more seldom than its light would have it. */
const ROULETTE = 0.7;
/** Panes and the backs of walls that a ray goes through before it is given up. */
const MOST_PANES = 24;
/** What one path may bring to a pixel, white being 1: straight from a light, and by way of others. */
const [MOST_DIRECT, MOST_INDIRECT] = [20, 4];

/** Numbers of a pixel in a picture's sums: light, squared brightness of it, first surface. */
export const FEATURE = {
  ...{ red: 0, green: 1, blue: 2, square: 3 },
  ...{ albedo: 4, normal: 7, away: 10 },
} as const;
export const FEATURES = 11;

/** `exposure`: what a cd/m2 is in the picture, white being 1; `weak`: what brings less than this is looked for seldom. */
export function createPathTracer(scene: StillScene, exposure: number, weak: number = WEAK) {
  const { looks, surroundings } = scene;
  const trace = createTrace(scene);
  const surface = createSurface(scene);
  const scatter = createScatter();
  const sky = createSky(surroundings);
  const { ray } = trace;
  /** What is left of the light on its way, and what has come so far. */
  const rest = new Float64Array(3);
  const gather = createGather(scene, { trace, surface, scatter, rest, weak: weak / exposure });
  const light = new Float64Array(3);
  const kept = new Float64Array(6);
  /** Which way the ray came to what it has met. */
  const way = new Float64Array(3);
  /** Whether the pane that was met latest mirrored the ray. */
  let isMirrored = false;

  function add(red: number, green: number, blue: number, most: number): void {
    const r = red * (rest[0] as number);
    const g = green * (rest[1] as number);
    const b = blue * (rest[2] as number);
    const peak = Math.max(r, g, b) * exposure;
    const by = peak > most ? most / peak : 1;
    light[0] = (light[0] as number) + r * by;
    light[1] = (light[1] as number) + g * by;
    light[2] = (light[2] as number) + b * by;
  }

  function dim(red: number, green: number, blue: number): void {
    rest[0] = (rest[0] as number) * red;
    rest[1] = (rest[1] as number) * green;
    rest[2] = (rest[2] as number) * blue;
  }

  /** The ray goes on from the surface, on this side of it or (-1) on the other. */
  function leave(side: 1 | -1): void {
    ray[0] = surface.x + side * OFF * surface.gx;
    ray[1] = surface.y + side * OFF * surface.gy;
    ray[2] = surface.z + side * OFF * surface.gz;
  }

  /** Whether the ray goes on through what it has met, or is mirrored by glass, without being scattered. */
  function passes(isFromEye: boolean, sequence: Sequence): boolean {
    isMirrored = false;
    const { look, opacity } = surface;
    if (isFromEye && surface.isBack && (looks[look + LOOK.oneSided] as number) === 1) {
      leave(-1);
      return true;
    }
    if (opacity >= 1) return false;
    sequence.next();
    if (surface.roughness >= CLEAR) {
      if (sequence.u < opacity) return false;
      leave(-1);
      return true;
    }
    const { nx, ny, nz } = surface;
    const along = (ray[3] as number) * nx + (ray[4] as number) * ny + (ray[5] as number) * nz;
    if (sequence.u < 0.04 + 0.96 * (1 - Math.abs(along)) ** 5) {
      ray[3] = (ray[3] as number) - 2 * along * nx;
      ray[4] = (ray[4] as number) - 2 * along * ny;
      ray[5] = (ray[5] as number) - 2 * along * nz;
      leave(1);
      isMirrored = true;
      return true;
    }
    const clear = 1 - opacity;
    dim(
      clear + opacity * surface.red,
      clear + opacity * surface.green,
      clear + opacity * surface.blue,
    );
    leave(-1);
    return true;
  }

  /** What the eye sees first, mirrors and panes aside. */
  function note(out: Float64Array, away: number): void {
    out[FEATURE.albedo] = surface.red * (rest[0] as number);
    out[FEATURE.albedo + 1] = surface.green * (rest[1] as number);
    out[FEATURE.albedo + 2] = surface.blue * (rest[2] as number);
    out[FEATURE.normal] = surface.nx;
    out[FEATURE.normal + 1] = surface.ny;
    out[FEATURE.normal + 2] = surface.nz;
    out[FEATURE.away] = away;
  }

  function noteSky(out: Float64Array): void {
    sky.look(ray[4] as number);
    out[FEATURE.albedo] = sky.red;
    out[FEATURE.albedo + 1] = sky.green;
    out[FEATURE.albedo + 2] = sky.blue;
    out[FEATURE.away] = 100;
  }

  /**
   * What lies behind the pane that has just mirrored the ray: few paths are mirrored, and the filter would take
   * what they show for a surface of its own.
   */
  function noteBehind(out: Float64Array, from: number): void {
    kept.set(ray.subarray(0, 6));
    ray[3] = way[0] as number;
    ray[4] = way[1] as number;
    ray[5] = way[2] as number;
    let away = from;
    for (let panes = 0; panes < MOST_PANES; panes++) {
      leave(-1);
      if (!trace.closest()) {
        noteSky(out);
        break;
      }
      away += trace.distance;
      surface.read(trace, true);
      if (surface.opacity < 1 && surface.roughness < CLEAR) continue;
      note(out, away);
      break;
    }
    ray.set(kept);
  }

  function addSky(isSeen: boolean, isNoted: boolean, pdf: number, out: Float64Array): void {
    const height = ray[4] as number;
    if (!isSeen) {
      sky.light(height);
      const weight = gather.weightOf(pdf, ray[3] as number, height, ray[5] as number);
      add(sky.red * weight, sky.green * weight, sky.blue * weight, MOST_INDIRECT);
      return;
    }
    if (!isNoted) noteSky(out);
    sky.look(height);
    add(sky.red / exposure, sky.green / exposure, sky.blue / exposure, MOST_DIRECT);
  }

  function addOwnLight(isSeen: boolean): void {
    const { look, red, green, blue } = surface;
    const glow = looks[look + LOOK.glow] as number;
    const seen = isSeen ? glow / exposure : 0;
    const own = looks[look + LOOK.light] as number;
    if (seen === 0 && own === 0) return;
    add(red * seen + own, green * seen + own, blue * seen + own, MOST_DIRECT);
  }

  /** Follows the trace's ray and writes FEATURES numbers. */
  function path(sequence: Sequence, out: Float64Array): void {
    rest[0] = rest[1] = rest[2] = 1;
    light[0] = light[1] = light[2] = 0;
    for (let k = 0; k < FEATURES; k++) out[k] = 0;
    let pdf = 0;
    let isSeen = true;
    let isNoted = false;
    let away = 0;
    let panes = 0;
    for (let bounces = 0; ; ) {
      if (!trace.closest()) {
        addSky(isSeen, isNoted, pdf, out);
        break;
      }
      away += trace.distance;
      surface.read(trace, isSeen);
      way[0] = ray[3] as number;
      way[1] = ray[4] as number;
      way[2] = ray[5] as number;
      if (passes(bounces === 0, sequence)) {
        if (isMirrored && !isNoted) {
          noteBehind(out, away);
          isNoted = true;
        }
        if (++panes > MOST_PANES) break;
        continue;
      }
      addOwnLight(isSeen);
      scatter.set(surface, ray[3] as number, ray[4] as number, ray[5] as number);
      if (!isNoted && !(scatter.isMirror && bounces < 2)) {
        isNoted = true;
        note(out, away);
      }
      if (bounces >= MOST_BOUNCES) break;
      const isLast = bounces === MOST_BOUNCES - 1;
      gather.collect(sequence, bounces === 0, isLast);
      add(gather.red, gather.green, gather.blue, bounces === 0 ? MOST_DIRECT : MOST_INDIRECT);
      sequence.next();
      const pick = sequence.u;
      const goOn = sequence.v;
      sequence.next();
      if (!scatter.sample(sequence.u, sequence.v, pick)) break;
      // Of the last way only what mirrors show is missing.
      if (isLast && gather.isPortalSampled && !scatter.isSharp) break;
      const { x, y, z } = scatter;
      if (x * surface.gx + y * surface.gy + z * surface.gz <= 0) break;
      dim(scatter.red, scatter.green, scatter.blue);
      // What mirrors show is always looked at, or the filter would not know it.
      const left = Math.max(rest[0] as number, rest[1] as number, rest[2] as number);
      const keep = isNoted ? Math.min(0.96, (bounces > 0 ? ROULETTE : 1) * left) : 1;
      if (goOn >= keep) break;
      dim(1 / keep, 1 / keep, 1 / keep);
      bounces++;
      pdf = scatter.isSharp ? 0 : scatter.pdf;
      // What polished stone mirrors is as bright as it is; a mirror shows what the eye would see.
      isSeen = isSeen && scatter.isSharp && scatter.isMirror;
      leave(1);
      ray[3] = x;
      ray[4] = y;
      ray[5] = z;
    }
    let bright = 0;
    for (let k = 0; k < 3; k++) {
      const own = (light[k] as number) * exposure;
      out[k] = own;
      bright += own * (k === 1 ? 0.7152 : k === 0 ? 0.2126 : 0.0722);
    }
    out[FEATURE.square] = bright * bright;
  }

  return {
    path,
    ray,
    get rays(): number {
      return trace.rays;
    },
  };
}
export type PathTracer = ReturnType<typeof createPathTracer>;
