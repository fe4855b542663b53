// Calls pull in the contract's schemas, so this file is imported when the first one is made.
import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  estimateDelivery,
  listCustomerViewed,
  listRecentlyViewed,
  listTopProducts,
} from '@wevisu/contract/catalog.ts';
import { call } from '../../platform/api.ts';

const quiet = { isQuiet: true };

type EstimateQuery = CallArgs<typeof estimateDelivery>['query'];

export async function fetchEstimate(hash: string, query: EstimateQuery) {
  return (await call(estimateDelivery, { params: { hash }, query }, quiet)).data;
}

const ROWS = {
  top: listTopProducts,
  viewed: listCustomerViewed,
  recent: listRecentlyViewed,
} as const;
export type RowName = keyof typeof ROWS;

export async function fetchRow(row: RowName, products: readonly string[], vsdId: string | null) {
  const body = { products: [...products], ...(vsdId === null ? {} : { vsd_id: vsdId }) };
  return (await call(ROWS[row], { body }, quiet)).data;
}
