import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { ShowerSetParams } from './schema.ts';

/** Overall size, from the wall to the front of the head. */
export function showerSetSize(params: ShowerSetParams): SizeMm {
  const head = mmFromTenths(params.headTenths);
  const height = mmFromTenths(params.heightTenths);
  const reach = mmFromTenths(params.reachTenths);
  if (params.form === 'ceiling-rain') return { width: head, height, depth: head };
  return { width: Math.max(head, 170), height, depth: reach + head / 2 };
}
