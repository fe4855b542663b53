import * as contract from '@wevisu/contract/featured.ts';
import { call } from '../../platform/api.ts';
import type { Picked } from './pick.ts';

export const FEATURED_KEY = ['pro', 'featured'] as const;

const QUIET = { isQuiet: true } as const;

export async function fetchFeatured() {
  return (await call(contract.getFeatured, {}, QUIET)).data;
}

export async function saveFeatured(version: number, pick: readonly Picked[]) {
  const body = { version, product_ids: pick.map(({ product_id }) => product_id) };
  return (await call(contract.saveFeatured, { body }, QUIET)).data;
}

export async function findFeaturable(q: string) {
  return (await call(contract.findFeaturable, { query: { q } }, QUIET)).data;
}
