import type { CallArgs } from '@wevisu/contract/call.ts';
import { getProOrder, listProOrders } from '@wevisu/contract/pro-orders.ts';
import { call } from '../../../platform/api.ts';

export type ProOrdersQuery = CallArgs<typeof listProOrders>['query'];

export async function fetchProOrders(query: ProOrdersQuery) {
  return (await call(listProOrders, { query }, { isQuiet: true })).data;
}

export async function fetchProOrder(number: string) {
  return (await call(getProOrder, { params: { number } }, { isQuiet: true })).data;
}

export type ProOrderDetail = Awaited<ReturnType<typeof fetchProOrder>>;
