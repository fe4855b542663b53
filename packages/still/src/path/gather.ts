// Light that falls straight on a surface: through portals, from the sun, from lamps.
import type { Trace } from '../bvh/trace.ts';
import { LOOK, LOOK_SIZE, type StillScene } from '../scene/still-scene.ts';
import { createLamps } from './lamps.ts';
import { leaveSurface } from './leave-surface.ts';
import { CLEAR } from './panes.ts';
import { createPortals } from './portals.ts';
import type { Scatter } from './scatter.ts';
import type { Sequence } from './sequence.ts';
import { createSky } from './sky.ts';
import type { Surface } from './surface.ts';

/** A kind of light that gives less than this share is left to chance. */
const MINOR = 0.2;
/**
 * After the first bounce, what would bring less than this to a pixel, white being 1, is looked for the more seldom
 * the less it would bring, and counts for more where it is found.
 */
export const WEAK = 0.2;
const SELDOM = 0.1;
/** Who stands for the sky and the sun where lamps have owners. */
const [SKY, SUN] = [-2, -1];

type Sun = NonNullable<StillScene['surroundings']['sun']>;

interface Gathering {
  readonly trace: Trace;
  readonly surface: Surface;
  readonly scatter: Scatter;
  /** Share of light at the surface that gets to the eye: red, green and blue. */
  readonly throughput: Float64Array;
  /** A light of so many cd/m2 is weak. */
  readonly weak: number;
}

/** Sums for one surface at a time, in cd/m2 toward the eye. */
export function createGather(
  scene: StillScene,
  { trace, surface, scatter, throughput, weak }: Gathering,
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

  /** Whether some of the sun's disc may be seen from the surface, were it not for what stands in the room. */
  function maySunShine({ direction: [sx, sy, sz], spread }: Sun): boolean {
    if (sx * surface.gx + sy * surface.gy + sz * surface.gz < -2 * spread) return false;
    return isOpen || portals.mayLead(surface, sx, sy, sz, spread);
  }

  /** Whether light gets here from a direction; `through` says how much of it. */
  function isFree(dx: number, dy: number, dz: number, far: number, owner: number): boolean {
    leaveSurface(ray, surface, 1);
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
    /** Whether nothing will be found by chance: what is gathered through portals counts in full. */
    isAlone: false,
    isFirst: true,
    /** A number for what may be left to chance. */
    chance: 0,

    /** Adds light of a color that comes from a direction, `by` times, if it gets here. */
    add(
      dx: number,
      dy: number,
      dz: number,
      far: number,
      owner: number,
      red: number,
      green: number,
      blue: number,
      by: number,
    ): void {
      if (dx * surface.gx + dy * surface.gy + dz * surface.gz <= 0) return;
      scatter.evaluate(dx, dy, dz, owner !== SKY);
      const { pdf } = scatter;
      if (!(pdf > 0)) return;
      let count = by;
      if (owner === SKY && !this.isAlone) {
        const own = portals.pdf * portals.pdf;
        count *= own / (own + pdf * pdf);
      }
      const brings =
        count *
        Math.max(
          scatter.red * red * (throughput[0] as number),
          scatter.green * green * (throughput[1] as number),
          scatter.blue * blue * (throughput[2] as number),
        );
      if (brings < weak && !this.isFirst) {
        const often = Math.max(SELDOM, brings / weak);
        if (this.chance >= often) return;
        count /= often;
      }
      if (!isFree(dx, dy, dz, far, owner)) return;
      this.red += scatter.red * red * count * (through[0] as number);
      this.green += scatter.green * green * count * (through[1] as number);
      this.blue += scatter.blue * blue * count * (through[2] as number);
    },

    /** `isFirst`: for what the eye sees, two kinds of light are both looked for. */
    collect(sequence: Sequence, isFirst: boolean, isAlone: boolean): void {
      this.red = 0;
      this.green = 0;
      this.blue = 0;
      this.isFirst = isFirst;
      this.isAlone = isAlone;
      const fromSky = hasPortals ? portals.set(surface) * skyLight : 0;
      const fromLamps = hasLamps ? lamps.set(surface) : 0;
      this.isPortalSampled = fromSky > 0;
      sequence.next();
      this.chance = sequence.chance();
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
      const isSunny = sun !== null && maySunShine(sun);
      if (!isBoth) choice = isSky ? choice / skyShare : (choice - skyShare) / (1 - skyShare);
      if (isSky) {
        sequence.next();
        this.fromPortals(pick, sequence, isBoth ? 1 : skyShare);
      } else sequence.skip();
      if (isSunny || isLamp) sequence.next();
      else sequence.skip();
      if (isSunny) this.fromSun(sun, sequence);
      if (isLamp) this.fromLamps(choice, sequence, isBoth ? 1 : 1 - skyShare);
    },

    fromPortals(pick: number, { u, v }: Sequence, share: number): void {
      portals.sample(pick, u, v);
      const { dx, dy, dz, pdf } = portals;
      if (!(pdf > 0)) return;
      sky.light(dy);
      this.add(dx, dy, dz, Infinity, SKY, sky.red, sky.green, sky.blue, 1 / (pdf * share));
    },

    fromSun({ direction: [sx, sy, sz], spread, lux }: Sun, { u, v }: Sequence): void {
      // A place on its disc; the sun never stands overhead.
      const round = spread * Math.sqrt(v);
      const angle = 2 * Math.PI * u;
      const across = (round * Math.cos(angle)) / Math.sqrt(sx * sx + sz * sz);
      const wx = sx + sz * across;
      const wy = sy + round * Math.sin(angle);
      const wz = sz - sx * across;
      const long = 1 / Math.sqrt(wx * wx + wy * wy + wz * wz);
      const [dx, dy, dz] = [wx * long, wy * long, wz * long];
      if (!isOpen && !portals.lead(surface, dx, dy, dz)) return;
      this.add(dx, dy, dz, Infinity, SUN, lux[0], lux[1], lux[2], 1);
    },

    fromLamps(pick: number, { u, v }: Sequence, share: number): void {
      if (!lamps.sample(surface, pick, u, v)) return;
      const { dx, dy, dz, far, owner, red, green, blue } = lamps;
      this.add(dx, dy, dz, far, owner, red, green, blue, 1 / share);
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
