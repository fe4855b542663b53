// Calls pull in the contract's schemas, so this file is imported when the first one is made.
import { getShopProfile, searchShowrooms } from '@wevisu/contract/showrooms.ts';
import { call } from '../../platform/api.ts';
import { type ShopProfile, selectShowroom } from './selection.ts';

export interface FoundShowroom {
  readonly company_name: string;
  readonly vsd_id: string;
}

export async function findShowrooms(text: string): Promise<readonly FoundShowroom[]> {
  const reply = await call(searchShowrooms, { query: { s: text } });
  return reply.data.data;
}

/** SHOW-10 to SHOW-12: loads the profile and selects it; null if it no longer exists. */
export async function enterShowroom(vsdId: string): Promise<ShopProfile | null> {
  const { data } = (await call(getShopProfile, { query: { vsd_id: vsdId } })).data;
  if (data) selectShowroom(data.profile, data.category);
  return data?.profile ?? null;
}
