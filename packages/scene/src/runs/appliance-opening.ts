import type { Cabinet, RunNode } from '../document/nodes/run.ts';
import type { HostedThing } from './hosted.ts';

/** Fronts of common built-in appliances: a single oven is 29 in high, a microwave 17 1/2 in. */
const OVEN = 7_366;
const MICROWAVE = 4_445;
/** In tall cabinets both end at 57 in, where the doors of their neighbors meet. */
const OVEN_SILL = 7_112;
const MICROWAVE_SILL = 10_033;

/**
 * Where the oven or microwave of a cabinet goes, above the run's bottom: around the appliance that it
 * carries, or where one usually goes. Null for other cabinets. Tenths.
 */
export function applianceOpening(
  run: RunNode,
  cabinet: Cabinet,
  inside: readonly HostedThing[],
): { bottomTenths: number; topTenths: number } | null {
  if (cabinet.cabinet !== 'oven' && cabinet.cabinet !== 'microwave') return null;
  const foot = run.tier === 'wall' ? 0 : run.toeKickTenths;
  const top = run.heightTenths;
  const own = inside.find((one) => one.kind === 'wall-oven' || one.kind === 'microwave');
  if (own) {
    const others = inside.filter((one) => one.kind === 'wall-oven' || one.kind === 'microwave');
    const bottom = Math.min(...others.map((one) => one.bottomMm)) * 10;
    const high = Math.max(...others.map((one) => one.topMm)) * 10;
    if (high > foot && bottom < top) {
      return { bottomTenths: Math.max(foot, bottom), topTenths: Math.min(top, high) };
    }
  }
  const tall = cabinet.cabinet === 'oven' ? OVEN : MICROWAVE;
  if (run.tier === 'wall') return { bottomTenths: 0, topTenths: Math.min(tall, top) };
  if (run.tier === 'tall') {
    const sill = cabinet.cabinet === 'oven' ? OVEN_SILL : MICROWAVE_SILL;
    const bottom = Math.max(foot, Math.min(sill, top - tall - 2_000));
    return { bottomTenths: bottom, topTenths: Math.min(top, bottom + tall) };
  }
  // Under a counter: a rail of 3/4 in is left above it.
  const high = top - 190;
  return { bottomTenths: Math.max(foot, high - tall), topTenths: high };
}
