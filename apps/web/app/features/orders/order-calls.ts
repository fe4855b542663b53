import { answerPrice } from '@wevisu/contract/asked-prices.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import { payWithOtherCard } from '@wevisu/contract/order-cards.ts';
import { getOrderDocument, listOrderDocuments } from '@wevisu/contract/order-documents.ts';
import {
  askAboutItem,
  changeOrderAddress,
  getOrder,
  listOrders,
  withdrawRequest,
} from '@wevisu/contract/orders.ts';
import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export async function fetchOrders(page: number) {
  return (await call(listOrders, { query: { page, ppp: 10 } }, { isQuiet: true })).data;
}

export type OrderRow = Awaited<ReturnType<typeof fetchOrders>>['data'][number];

export async function fetchOrder(number: string) {
  return (await call(getOrder, { params: { number } }, { isQuiet: true })).data;
}

export function askAbout(
  itemId: OrderItemId,
  body: {
    readonly kind: 'cancel' | 'return' | 'incomplete';
    readonly qty: number;
    /** The line's quantity as it is shown. */
    readonly of: number;
    readonly reason: string;
    readonly note: string;
  },
) {
  return call(askAboutItem, { params: { id: itemId }, body }, { isQuiet: true });
}

export function sendElsewhere(number: string, body: Address) {
  return call(changeOrderAddress, { params: { number }, body }, { isQuiet: true });
}

export async function fetchDocuments(number: string) {
  return (await call(listOrderDocuments, { params: { number } }, { isQuiet: true })).data;
}

export function fetchDocument(number: string, document: string): Promise<Blob> {
  const args = { params: { number, document } };
  return callFile(getOrderDocument, args, new AbortController().signal);
}

export function sendOtherCard(number: string, token: string) {
  const body = { payment_token: token };
  return call(payWithOtherCard, { params: { number }, body }, { isQuiet: true });
}

export function sendPriceAnswer(id: OrderItemId, body: CallArgs<typeof answerPrice>['body']) {
  return call(answerPrice, { params: { id }, body }, { isQuiet: true });
}

export function takeBackRequest(id: number) {
  return call(withdrawRequest, { params: { id } }, { isQuiet: true });
}
