import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { ShowerEnclosureParams } from './schema.ts';

/** Overall size; doors flush in an alcove are as deep as their tracks and handles. */
export function showerEnclosureSize(params: ShowerEnclosureParams): SizeMm {
  return {
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: Math.max(120, mmFromTenths(params.depthTenths)),
  };
}
