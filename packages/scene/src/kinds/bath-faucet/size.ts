import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { BathFaucetParams } from './schema.ts';

/** Overall size, handles included. */
export function bathFaucetSize(params: BathFaucetParams): SizeMm {
  const spout = mmFromTenths(params.spoutTenths);
  const reach = mmFromTenths(params.reachTenths);
  const spread = mmFromTenths(params.spreadTenths);
  const height = mmFromTenths(params.heightTenths);
  const apart = params.mount !== 'single-hole' && params.mount !== 'vessel';
  const isSideways = ['joystick', 'knob', 'wheel'].includes(params.handle);
  const body = Math.max(17, (spout / 2) * 1.35);
  const width = apart ? spread + 64 : isSideways ? body * 2 + 60 : body * 2.68;
  return { width, height, depth: reach + (params.mount === 'wall' ? spout / 2 : spout / 2 + 27) };
}
