import type { UserId } from '@wevisu/domain/ids.ts';
import { isOrderStatus, type OrderStatus } from '@wevisu/domain/orders/order-status.ts';

export interface OrdersFilter {
  readonly q: string;
  readonly status: OrderStatus | null;
  readonly from: string | null;
  readonly to: string | null;
  readonly client: UserId | null;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** The filter as the address has it; parts that are not understood are left out. */
export function readOrdersFilter(params: URLSearchParams): OrdersFilter {
  const status = params.get('status');
  const dayOf = (name: string) => {
    const text = params.get(name);
    return text !== null && DAY.test(text) ? text : null;
  };
  const client = Number(params.get('client'));
  return {
    q: params.get('q')?.trim().slice(0, 80) ?? '',
    status: isOrderStatus(status) ? status : null,
    from: dayOf('from'),
    to: dayOf('to'),
    client: Number.isSafeInteger(client) && client > 0 ? (client as UserId) : null,
  };
}

export function isFiltered(filter: OrdersFilter): boolean {
  return filter.q !== '' || [filter.status, filter.from, filter.to, filter.client].some(Boolean);
}

/** As the call takes it. */
export function toOrdersQuery({ q, status, from, to, client }: OrdersFilter) {
  return {
    q,
    ...(status === null ? {} : { status }),
    ...(from === null ? {} : { placed_from: from }),
    ...(to === null ? {} : { placed_to: to }),
    ...(client === null ? {} : { client }),
  };
}
