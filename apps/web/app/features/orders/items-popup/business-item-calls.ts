import type { CallReply } from '@wevisu/contract/call.ts';
import { listOrderItems, setOrderItemStatus } from '@wevisu/contract/orders.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { call } from '../../../platform/api.ts';

/** A line as a business account sees it, with the amounts of its role. */
export type BusinessItem = CallReply<typeof listOrderItems>['data']['data'][number];

/** Every line of an order that concerns the account, the first bought first. */
export async function fetchItemsOfOrder(order: string): Promise<BusinessItem[]> {
  const items: BusinessItem[] = [];
  for (let page = 1; ; page += 1) {
    const { data } = await call(
      listOrderItems,
      { query: { order, page, ppp: 48 } },
      { isQuiet: true },
    );
    items.push(...data.data);
    if (page >= data.last_page) return items.toReversed();
  }
}

export function sendStatus(
  item: { readonly id: OrderItemId; readonly qty: number },
  { status, confirm }: { readonly status: OrderStatus; readonly confirm: boolean },
) {
  return call(
    setOrderItemStatus,
    { params: { id: item.id }, body: { status, confirm, of: item.qty } },
    { isQuiet: true },
  );
}
