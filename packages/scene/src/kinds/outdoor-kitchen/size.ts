import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { OutdoorKitchenParams } from './schema.ts';

/** Length of the short leg of an L, to the front at the left. */
export const RETURN_MM = 1500;

/** Overall size with the grill's hood. */
export function kitchenSize(params: OutdoorKitchenParams): Required<SizeMm> {
  const depth = mmFromTenths(params.depthTenths);
  return {
    width: mmFromTenths(params.lengthTenths),
    height: params.grill ? 1248 : params.sink ? 1213 : params.form === 'bar' ? 1080 : 920,
    depth: params.form === 'l-shape' ? RETURN_MM : params.form === 'bar' ? depth + 300 : depth,
  };
}
