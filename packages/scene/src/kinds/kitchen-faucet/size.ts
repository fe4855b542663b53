import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { KitchenFaucetParams } from './schema.ts';

/** The height is declared; width and depth follow from handles and bases as drawn. */
export function kitchenFaucetSize(params: KitchenFaucetParams): SizeMm {
  return { height: mmFromTenths(params.heightTenths) };
}
