import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { BathFaucetParams } from './schema.ts';

/** Above a deck the height is declared; width and depth follow from handles and bases as drawn. */
export function bathFaucetSize(params: BathFaucetParams): SizeMm {
  if (params.mount === 'wall') return {};
  return { height: mmFromTenths(params.heightTenths) };
}
