import { getOrder, listOrders } from '@wevisu/contract/orders.ts';
import { call } from '../../platform/api.ts';

export async function fetchOrders(page: number) {
  return (await call(listOrders, { query: { page, ppp: 10 } }, { isQuiet: true })).data;
}

export type OrderRow = Awaited<ReturnType<typeof fetchOrders>>['data'][number];

export async function fetchOrder(number: string) {
  return (await call(getOrder, { params: { number } }, { isQuiet: true })).data;
}
