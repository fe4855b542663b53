// One path of light from the eye: what it brings to its pixel, and what its first surface is like.
import { createTrace } from '../bvh/trace.ts';
import { LOOK, type StillScene } from '../scene/still-scene.ts';
import { FEATURES } from './features.ts';
import { createFirstSurface } from './first-surface.ts';
import { createGather, WEAK } from './gather.ts';
import { leaveSurface } from './leave-surface.ts';
import { createPanes, MAX_PANES } from './panes.ts';
import { createPathLight } from './path-light.ts';
import { createScatter } from './scatter.ts';
import type { Sequence } from './sequence.ts';
import { createSky } from './sky.ts';
import { createSurface } from './surface.ts';
import { createYard } from './yard.ts';

/** A path is scattered at most this often. */
export const MAX_BOUNCES = 6;
/** From its second bounce on, a path's chance to go on is this share of what its light would give it. */
const ROULETTE = 0.7;
const MAX_CHANCE = 0.96;
/** The most that one path may bring to a pixel, white being 1: straight from a light, and by way of a surface. */
const [MAX_DIRECT, MAX_INDIRECT] = [20, 4];

/** How light the lawn is where something keeps the sun off it. */
const LAWN_SHADE = 0.5;

/**
 * Traces paths through one scene, one at a time. The same scene, ray and sequence give the same numbers.
 * @param exposure What a cd/m2 is in the picture, white being 1.
 * @param weak Light that would bring less than this to a pixel is sampled less often.
 * @throws RangeError when more threads trace the scene than it has places for.
 */
export function createPathTracer(scene: StillScene, exposure: number, weak: number = WEAK) {
  const { looks, surroundings } = scene;
  const { isOpen, sun } = surroundings;
  const trace = createTrace(scene);
  const surface = createSurface(scene);
  const scatter = createScatter();
  const sky = createSky(surroundings);
  const yard = createYard(surroundings);
  const light = createPathLight(exposure);
  const { ray } = trace;
  const gather = createGather(scene, {
    ...{ trace, surface, scatter, weak: weak / exposure },
    throughput: light.throughput,
  });
  const panes = createPanes(scene, { ray, surface, light });
  const first = createFirstSurface({ trace, surface, yard, light });
  /** Which way the ray came to what it met. */
  const way = new Float64Array(3);
  /** Where the path stands. */
  const at = {
    bounces: 0,
    panes: 0,
    /** Meters so far. */
    away: 0,
    /** Likelihood of the latest bounce's direction; 0 before any, and for sharp mirrors. */
    pdf: 0,
    /** Only sharp mirrors came before: what is met is seen by the eye. */
    isSeen: true,
    /** The features of the first surface are written. */
    isNoted: false,
  };

  function start(out: Float64Array): void {
    light.start();
    for (let k = 0; k < FEATURES; k++) out[k] = 0;
    at.bounces = 0;
    at.panes = 0;
    at.away = 0;
    at.pdf = 0;
    at.isSeen = true;
    at.isNoted = false;
  }

  /** Whether something in the open keeps the sun off the lawn that the ray met. Moves the ray there. */
  function isLawnShaded(away: number): boolean {
    if (!isOpen || sun === null) return false;
    for (let k = 0; k < 3; k++) {
      ray[k] = (ray[k] as number) + away * (ray[k + 3] as number);
      ray[k + 3] = sun.direction[k as 0 | 1 | 2];
    }
    ray[6] = Infinity;
    return trace.isBlocked(-1);
  }

  function addSky(out: Float64Array): void {
    const height = ray[4] as number;
    if (!at.isSeen) {
      sky.light(height);
      const weight = gather.weightOf(at.pdf, ray[3] as number, height, ray[5] as number);
      light.add(sky.red * weight, sky.green * weight, sky.blue * weight, MAX_INDIRECT);
      return;
    }
    if (at.isNoted) yard.look(ray);
    else first.writeSky(out);
    const by = (yard.lawn > 0 && isLawnShaded(yard.lawn) ? LAWN_SHADE : 1) / exposure;
    light.add(yard.red * by, yard.green * by, yard.blue * by, MAX_DIRECT);
  }

  /** Adds what the surface gives off itself. */
  function addEmission(): void {
    const { look, red, green, blue } = surface;
    const glow = looks[look + LOOK.glow] as number;
    const seen = at.isSeen ? glow / exposure : 0;
    const own = looks[look + LOOK.light + 1] as number;
    if (seen === 0 && own === 0) return;
    const [ownRed, ownBlue] = [
      looks[look + LOOK.light] as number,
      looks[look + LOOK.light + 2] as number,
    ];
    light.add(red * seen + ownRed, green * seen + own, blue * seen + ownBlue, MAX_DIRECT);
  }

  /** Whether the ray passed the surface without being scattered; counts the panes. */
  function passPane(sequence: Sequence, out: Float64Array): boolean {
    if (!panes.pass(at.bounces === 0, sequence)) return false;
    if (panes.isMirrored && !at.isNoted) {
      first.writeBehind(out, way, at.away);
      at.isNoted = true;
    }
    at.panes++;
    return true;
  }

  /** Adds the light that falls on the surface, and sends the ray on; false where the path ends. */
  function bounce(sequence: Sequence, out: Float64Array): boolean {
    addEmission();
    scatter.set(surface, ray[3] as number, ray[4] as number, ray[5] as number);
    if (!at.isNoted && !(scatter.isMirror && at.bounces < 2)) {
      at.isNoted = true;
      first.write(out, at.away);
    }
    if (at.bounces >= MAX_BOUNCES) return false;
    const isLast = at.bounces === MAX_BOUNCES - 1;
    gather.collect(sequence, at.bounces === 0, isLast);
    light.add(gather.red, gather.green, gather.blue, at.bounces === 0 ? MAX_DIRECT : MAX_INDIRECT);
    sequence.next();
    const pick = sequence.u;
    const chance = sequence.v;
    sequence.next();
    if (!scatter.sample(sequence.u, sequence.v, pick)) return false;
    // The last bounce only lacks what mirrors show.
    if (isLast && gather.isPortalSampled && !scatter.isSharp) return false;
    const { x, y, z } = scatter;
    if (x * surface.gx + y * surface.gy + z * surface.gz <= 0) return false;
    light.dim(scatter.red, scatter.green, scatter.blue);
    // What a mirror shows first is always followed, or the filter would not know it.
    const keep = at.isNoted
      ? Math.min(MAX_CHANCE, (at.bounces > 0 ? ROULETTE : 1) * light.maxThroughput())
      : 1;
    if (chance >= keep) return false;
    light.dim(1 / keep, 1 / keep, 1 / keep);
    at.bounces++;
    at.pdf = scatter.isSharp ? 0 : scatter.pdf;
    // Polished stone mirrors light as bright as it is; a mirror shows what the eye would see.
    at.isSeen = at.isSeen && scatter.isSharp && scatter.isMirror;
    leaveSurface(ray, surface, 1);
    ray[3] = x;
    ray[4] = y;
    ray[5] = z;
    return true;
  }

  return {
    /** The path's start: x, y, z in meters and a direction of length 1. Set it before each path. */
    ray,
    /** Rays traced so far. */
    get rays(): number {
      return trace.rays;
    },
    /** Follows `ray` and writes FEATURES numbers. */
    path(sequence: Sequence, out: Float64Array): void {
      start(out);
      while (at.panes <= MAX_PANES) {
        if (!trace.closest()) {
          addSky(out);
          break;
        }
        at.away += trace.distance;
        surface.read(trace, at.isSeen);
        way[0] = ray[3] as number;
        way[1] = ray[4] as number;
        way[2] = ray[5] as number;
        if (!passPane(sequence, out) && !bounce(sequence, out)) break;
      }
      light.write(out);
    },
  };
}
export type PathTracer = ReturnType<typeof createPathTracer>;
