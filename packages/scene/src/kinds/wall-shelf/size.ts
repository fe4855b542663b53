import { mmFromTenths } from '../../units.ts';
import type { WallShelfParams } from './schema.ts';

/** Overall height in millimeters, with a minimum for each form. */
export function wallShelfHeight(params: WallShelfParams): number {
  const high = mmFromTenths(params.heightTenths);
  const min = { floating: 0, bracket: 110, ledge: 60, tiers: 300, box: 200 }[params.form];
  return params.form === 'floating' ? Math.min(high, 60) : Math.max(high, min);
}
