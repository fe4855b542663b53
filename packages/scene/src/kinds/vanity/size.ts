import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { VanityParams } from './schema.ts';

/** Overall size with countertop, backsplash and vessel basins. */
export function vanitySize(params: VanityParams): SizeMm {
  const vessel = params.basin === 'vessel-round' || params.basin === 'vessel-rect' ? 125 : 0;
  return {
    width: mmFromTenths(params.widthTenths),
    height:
      mmFromTenths(params.heightTenths) + Math.max(vessel, mmFromTenths(params.backsplashTenths)),
    depth: mmFromTenths(params.depthTenths),
  };
}
