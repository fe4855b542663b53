import { mmFromTenths } from '../../units.ts';
import type { VanityTableParams } from './schema.ts';

/** Floor to the top of the mirror, millimeters. */
export function vanityTableHeight(params: VanityTableParams): number {
  const high = mmFromTenths(params.heightTenths);
  if (params.mirror === 'none') return high;
  const across = Math.min(mmFromTenths(params.widthTenths) * 0.56, 620);
  return high + across * (params.mirror === 'round' ? 1 : 1.25) + 30;
}
