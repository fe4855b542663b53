import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { ShowerEnclosureParams } from './schema.ts';

/** Overall size; doors flush in an alcove are as deep as their tracks and handles as drawn. */
export function showerEnclosureSize(params: ShowerEnclosureParams): SizeMm {
  return {
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    ...(params.depthTenths > 0 ? { depth: mmFromTenths(params.depthTenths) } : {}),
  };
}
