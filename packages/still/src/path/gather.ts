// Light that falls straight on a surface: through portals, from the sun, from lamps.
import type { Trace } from '../bvh/trace.ts';
import { LOOK, LOOK_SIZE, type StillScene } from '../scene/still-scene.ts';
import { createLamps } from './lamps.ts';
import { createPortals } from './portals.ts';
import type { Scatter } from './scatter.ts';
import type { Sequence } from './sequence.ts';
import { createSky } from './sky.ts';
import type { Surface } from './surface.ts';

/** Metres that a ray leaves a surface by. */
export const OFF = 1e-4;
/** Smoother than this, clear glass is seen through without a blur. */
export const CLEAR = 0.2;
/** A kind of light that gives less than this share is left to chance. */
const MINOR = 0.2;

/** Sums for one surface at a time, in cd/m2 toward the eye. */
export function createGather(
  scene: StillScene,
  { trace, surface, scatter }: { trace: Trace; surface: Surface; scatter: Scatter },
) {
  const { looks, lookOf, surroundings } = scene;
  const { sun, isOpen } = surroundings;
  const sky = createSky(surroundings);
  const portals = createPortals(scene);
  const lamps = createLamps(scene);
  const hasPortals = scene.portals.length > 0;
  const hasLamps = scene.lamps.length > 0;
  const skyLight = (surroundings.horizon[1] + surroundings.zenith[1] + surroundings.ground[1]) / 3;
  const through = new Float64Array(3);
  const { ray } = trace;

  /** Clear glass dims and tints, other glass lets its share through. */
  function dimThroughPanes(): void {
    for (let n = 0; n < trace.paneCount; n++) {
      const look = (lookOf[trace.panes[n] as number] as number) * LOOK_SIZE;
      const opacity = looks[look + LOOK.opacity] as number;
      const isClear = (looks[look + LOOK.roughness] as number) < CLEAR;
      for (let k = 0; k < 3; k++) {
        const share = isClear
          ? 0.96 * (1 - opacity + opacity * (looks[look + k] as number))
          : 1 - opacity;
        through[k] = (through[k] as number) * share;
      }
    }
  }

  /** Whether light of a direction falls on the surface and is thrown on; `through` says how much of it. */
  function isLit(dx: number, dy: number, dz: number, far: number, owner: number): boolean {
    if (dx * surface.gx + dy * surface.gy + dz * surface.gz <= 0) return false;
    scatter.evaluate(dx, dy, dz, owner >= -1);
    if (!(scatter.pdf > 0)) return false;
    ray[0] = surface.x + OFF * surface.gx;
    ray[1] = surface.y + OFF * surface.gy;
    ray[2] = surface.z + OFF * surface.gz;
    ray[3] = dx;
    ray[4] = dy;
    ray[5] = dz;
    ray[6] = far;
    // The lamp's own shade does not count.
    if (trace.isBlocked(owner)) return false;
    through[0] = 1;
    through[1] = 1;
    through[2] = 1;
    if (trace.paneCount > 0) dimThroughPanes();
    return true;
  }

  const gather = {
    red: 0,
    green: 0,
    blue: 0,
    /** Whether light by chance through a portal is to be weighed against what was gathered. */
    isPortalSampled: false,

    add(red: number, green: number, blue: number, by: number): void {
      this.red += scatter.red * red * by * (through[0] as number);
      this.green += scatter.green * green * by * (through[1] as number);
      this.blue += scatter.blue * blue * by * (through[2] as number);
    },

    /** `isFirst`: for what the eye sees, two kinds of light are both looked for. */
    collect(sequence: Sequence, isFirst: boolean): void {
      this.red = 0;
      this.green = 0;
      this.blue = 0;
      const fromSky = hasPortals ? portals.set(surface) * skyLight : 0;
      const fromLamps = hasLamps ? lamps.set(surface) : 0;
      this.isPortalSampled = fromSky > 0;
      sequence.next();
      const pick = sequence.u;
      let choice = sequence.v;
      let skyShare = fromSky > 0 ? fromSky / (fromSky + fromLamps) : 0;
      let isBoth = false;
      if (fromSky > 0 && fromLamps > 0) {
        isBoth = isFirst && skyShare > MINOR && skyShare < 1 - MINOR;
        skyShare = Math.min(0.9, Math.max(0.1, skyShare));
      }
      const isSky = fromSky > 0 && (isBoth || choice < skyShare);
      const isLamp = fromLamps > 0 && (isBoth || choice >= skyShare);
      if (!isBoth) choice = isSky ? choice / skyShare : (choice - skyShare) / (1 - skyShare);
      sequence.next();
      if (isSky) this.fromPortals(pick, sequence, isBoth ? 1 : skyShare);
      sequence.next();
      if (sun) this.fromSun(sun, sequence);
      if (isLamp) this.fromLamps(choice, sequence, isBoth ? 1 : 1 - skyShare);
    },

    fromPortals(pick: number, { u, v }: Sequence, share: number): void {
      portals.sample(pick, u, v);
      const own = portals.pdf;
      if (!(own > 0) || !isLit(portals.dx, portals.dy, portals.dz, Infinity, -2)) return;
      sky.light(portals.dy);
      this.add(sky.red, sky.green, sky.blue, own / (own * own + scatter.pdf * scatter.pdf) / share);
    },

    fromSun(
      { direction: [sx, sy, sz], spread, lux }: NonNullable<StillScene['surroundings']['sun']>,
      { u, v }: Sequence,
    ): void {
      const { gx, gy, gz } = surface;
      if (sx * gx + sy * gy + sz * gz < -2 * spread) return;
      // A place on its disc; the sun never stands overhead.
      const round = spread * Math.sqrt(v);
      const angle = 2 * Math.PI * u;
      const across = (round * Math.cos(angle)) / Math.sqrt(sx * sx + sz * sz);
      const dx = sx + sz * across;
      const dy = sy + round * Math.sin(angle);
      const dz = sz - sx * across;
      const long = 1 / Math.sqrt(dx * dx + dy * dy + dz * dz);
      if (!isOpen && !portals.lead(surface, dx * long, dy * long, dz * long)) return;
      if (!isLit(dx * long, dy * long, dz * long, Infinity, -1)) return;
      this.add(lux[0], lux[1], lux[2], 1);
    },

    fromLamps(pick: number, { u, v }: Sequence, share: number): void {
      if (!lamps.sample(surface, pick, u, v)) return;
      if (!isLit(lamps.dx, lamps.dy, lamps.dz, lamps.far, lamps.owner)) return;
      this.add(lamps.red, lamps.green, lamps.blue, 1 / share);
    },

    /** Weight of light that was found by chance, `pdf` being the likelihood of its way (0: too sharp to gather). */
    weightOf(pdf: number, dx: number, dy: number, dz: number): number {
      if (!this.isPortalSampled || pdf === 0) return 1;
      const other = portals.pdfOf(dx, dy, dz);
      return (pdf * pdf) / (pdf * pdf + other * other);
    },
  };
  return gather;
}
