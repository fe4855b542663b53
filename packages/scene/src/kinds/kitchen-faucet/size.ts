import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { KitchenFaucetParams } from './schema.ts';

/** Above the deck the height is declared; the rest follows from handles and bases as drawn. */
export function kitchenFaucetSize(params: KitchenFaucetParams): SizeMm {
  if (params.form === 'pot-filler') return {};
  return { height: mmFromTenths(params.heightTenths) };
}
