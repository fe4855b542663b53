import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { KitchenFaucetParams } from './schema.ts';

/** Overall size, handles and side sprayer included. */
export function kitchenFaucetSize(params: KitchenFaucetParams): SizeMm {
  const spout = mmFromTenths(params.spoutTenths);
  const reach = mmFromTenths(params.reachTenths);
  const spread = mmFromTenths(params.spreadTenths);
  const height = mmFromTenths(params.heightTenths);
  if (params.form === 'pot-filler') return { width: reach + 34, height, depth: 92 };
  const apart = params.form === 'bridge' || params.form === 'two-handle';
  const width = apart ? spread + 70 : spout + 92;
  return {
    width: width + (params.sideSprayer ? 110 : 0),
    height,
    depth: reach + spout / 2 + 28,
  };
}
