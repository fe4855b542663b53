// Direct light on a surface: through portals, from the sun, from lamps.
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

/** A kind of light that gives less than this share is only sampled by chance. */
const MINOR = 0.2;
/**
 * After the first bounce, light that would bring less than this to a pixel, white being 1, is sampled the less often the
 * less it would bring, and weighted up when it is.
 */
export const WEAK = 0.2;
const MIN_CHANCE = 0.1;
/** The sky and the sun where lamps have owners. */
const [SKY, SUN] = [-2, -1];

type Sun = NonNullable<StillScene['surroundings']['sun']>;

interface Gathering {
  readonly trace: Trace;
  readonly surface: Surface;
  readonly scatter: Scatter;
  /** Share of light at the surface that gets to the eye: red, green and blue. */
  readonly throughput: Float64Array;
  /** Light below this is weak, cd/m2. */
  readonly weak: number;
}

/** Gathers direct light on one surface at a time, in cd/m2 toward the eye. */
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

  /** Clear glass dims and tints, other glass passes its share. */
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

  /** Whether the surface might see some of the sun's disc if the room were empty. */
  function maySeeSun({ direction: [sx, sy, sz], spread }: Sun): boolean {
    if (sx * surface.gx + sy * surface.gy + sz * surface.gz < -2 * spread) return false;
    return isOpen || portals.mayLead(surface, sx, sy, sz, spread);
  }

  /** Whether light gets here from a direction; sets `through` to how much of it. */
  function isUnblocked(dx: number, dy: number, dz: number, far: number, owner: number): boolean {
    leaveSurface(ray, surface, 1);
    ray[3] = dx;
    ray[4] = dy;
    ray[5] = dz;
    ray[6] = far;
    // A lamp's own shade doesn't block it.
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
    /** Light found by chance through a portal must be weighted against what was gathered. */
    isPortalSampled: false,
    /** No light will be found by chance: what is gathered through portals counts in full. */
    isAlone: false,
    isFirst: true,
    /** A random number that decides whether weak light is sampled. */
    chance: 0,

    /** Adds light of a color from a direction, times `by`, if it gets here. */
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
      let weight = by;
      if (owner === SKY && !this.isAlone) {
        const own = portals.pdf * portals.pdf;
        weight *= own / (own + pdf * pdf);
      }
      const contribution =
        weight *
        Math.max(
          scatter.red * red * (throughput[0] as number),
          scatter.green * green * (throughput[1] as number),
          scatter.blue * blue * (throughput[2] as number),
        );
      if (contribution < weak && !this.isFirst) {
        const chance = Math.max(MIN_CHANCE, contribution / weak);
        if (this.chance >= chance) return;
        weight /= chance;
      }
      if (!isUnblocked(dx, dy, dz, far, owner)) return;
      this.red += scatter.red * red * weight * (through[0] as number);
      this.green += scatter.green * green * weight * (through[1] as number);
      this.blue += scatter.blue * blue * weight * (through[2] as number);
    },

    /**
     * Gathers the light of the surface; always uses the same number of dimensions.
     * @param isFirst The eye sees the surface: both kinds of light are sampled.
     * @param isAlone The path ends here: nothing is found by chance.
     */
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
      const isSunny = sun !== null && maySeeSun(sun);
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
      // A place on its disc; the sun is never overhead.
      const radius = spread * Math.sqrt(v);
      const angle = 2 * Math.PI * u;
      const across = (radius * Math.cos(angle)) / Math.sqrt(sx * sx + sz * sz);
      const wx = sx + sz * across;
      const wy = sy + radius * Math.sin(angle);
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

    /** Weight of light found by chance in a direction of likelihood `pdf` (0: a mirror too sharp to gather). Source: Veach's power heuristic. */
    weightOf(pdf: number, dx: number, dy: number, dz: number): number {
      if (!this.isPortalSampled || pdf === 0) return 1;
      const other = portals.pdfOf(dx, dy, dz);
      return (pdf * pdf) / (pdf * pdf + other * other);
    },
  };
  return gather;
}
