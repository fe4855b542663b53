import { mmFromTenths } from '../../units.ts';
import type { DaybedParams } from './schema.ts';

/** Overall height in millimeters: without a back it is that of the pillows or of the low ends. */
export function daybedHeight(params: DaybedParams): number {
  if (params.frame !== 'backless') return mmFromTenths(params.heightTenths);
  return params.pillows > 0 ? 850 : 560;
}
