import * as clocks from '@wevisu/contract/clocks.ts';
import * as orders from '@wevisu/contract/orders.ts';
import * as proOrders from '@wevisu/contract/pro-orders.ts';
import { day } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { REQUEST_ANSWER_DAYS } from '@wevisu/domain/policy/policy.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { askAboutItem, withdrawRequest } from './ask-about-item.ts';
import { addAskedPriceCalls } from './asked-price-routes.ts';
import { changeOrderAddress } from './change-address.ts';
import { decideRequest } from './decide-request.ts';
import type { AddressDeps, OrdersDeps } from './deps.ts';
import { extendClock, listClocks } from './extend-clock.ts';
import { listOrderItems } from './list-order-items.ts';
import { listOrderRequests } from './list-order-requests.ts';
import { listOrders } from './list-orders.ts';
import { exportProOrders, listProOrders } from './list-pro-orders.ts';
import { addParcelCalls } from './parcel-routes.ts';
import { setItemStatus } from './set-item-status.ts';
import { setReturnAddress } from './set-return-address.ts';
import { proItem, staffItem, vendorItem } from './show-item.ts';
import { showOrder } from './show-order.ts';
import { showProOrder } from './show-pro-order.ts';
import { getReturnAddress } from './store/returns.ts';

export function addOrderCalls(calls: CallTable, deps: AddressDeps): void {
  addAskedPriceCalls(calls, deps);
  addParcelCalls(calls, deps);
  calls.add(orders.listOrders, async ({ user }, { query }) =>
    ok({ data: await listOrders(deps, { userId: user.userId, ...query }) }),
  );

  calls.add(orders.getOrder, async ({ user }, { params }) =>
    withData(await showOrder(deps, { userId: user.userId, number: params.number })),
  );

  calls.add(orders.changeOrderAddress, async ({ user }, { params, body }) =>
    withData(
      await changeOrderAddress(deps, {
        userId: user.userId,
        number: params.number,
        address: body,
      }),
      'The address was changed, and the vendors were notified.',
    ),
  );

  addRequestCalls(calls, deps);
  addClockCalls(calls, deps);
  addReturnAddressCalls(calls, deps);
  addProOrderCalls(calls, deps);

  calls.add(orders.listOrderItems, async ({ user }, { query }) => {
    const { page, ppp, order, status } = query;
    const given = { viewer: user, page, ppp, order, status };
    switch (user.type) {
      case 'Vendor':
        return withData(await listOrderItems(deps, { ...given, show: vendorItem }));
      case 'Contractor':
        return withData(await listOrderItems(deps, { ...given, show: proItem }));
      case 'Admin':
        return withData(await listOrderItems(deps, { ...given, show: staffItem }));
      case 'User':
        return refuse('forbidden');
    }
  });

  calls.add(orders.setOrderItemStatus, async ({ user }, { params, body }) => {
    const set = await setItemStatus(deps, {
      viewer: user,
      id: params.id,
      status: body.status,
      confirmed: body.confirm,
      qty: body.qty,
      of: body.of,
      tracking: body.tracking,
    });
    if (!set.ok) return set;
    const message = 'The status was changed.';
    return user.type === 'Vendor'
      ? ok({ data: vendorItem(set.value), message })
      : ok({ data: staffItem(set.value), message });
  });
}

function addProOrderCalls(calls: CallTable, deps: OrdersDeps): void {
  calls.add(proOrders.listProOrders, async ({ user }, { query }) =>
    withData(await listProOrders(deps, { proId: user.userId, query })),
  );
  calls.add(proOrders.exportProOrders, async ({ user }, { query }) => {
    const file = exportProOrders(deps, { proId: user.userId, query });
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(proOrders.getProOrder, async ({ user }, { params }) =>
    withData(await showProOrder(deps, { proId: user.userId, number: params.number })),
  );
}

function addClockCalls(calls: CallTable, deps: OrdersDeps): void {
  calls.add(clocks.listClocks, async (_, { params }) => withData(await listClocks(deps, params)));

  calls.add(clocks.extendClock, async ({ user }, { params, body }) =>
    withData(
      await extendClock(deps, {
        ...{ userId: user.userId, itemId: params.id, clock: body.clock },
        ...{ until: day(body.until), reason: body.reason },
      }),
      'The deadline was moved.',
    ),
  );
}

function addReturnAddressCalls(calls: CallTable, deps: OrdersDeps): void {
  calls.add(orders.getReturnAddress, async ({ user }) => {
    const vendor = await getReturnAddress(deps.pool, { userId: user.userId });
    return ok({ data: vendor?.returnAddress ?? null });
  });

  calls.add(orders.setReturnAddress, async ({ user }, { body: address }) =>
    withData(
      await setReturnAddress(deps, { userId: user.userId, address }),
      'Accepted returns go there from now on.',
    ),
  );
}

function addRequestCalls(calls: CallTable, deps: OrdersDeps): void {
  calls.add(orders.askAboutItem, async ({ user }, { params, body }) => {
    const asked = await askAboutItem(deps, { userId: user.userId, itemId: params.id, ...body });
    const isDone = asked.ok && asked.value.state === 'granted';
    return withData(
      asked,
      isDone
        ? 'Canceled.'
        : `Your request was sent. We will answer within ${REQUEST_ANSWER_DAYS} days.`,
    );
  });

  calls.add(orders.withdrawRequest, async ({ user }, { params }) =>
    withData(
      await withdrawRequest(deps, { userId: user.userId, id: params.id }),
      'Your request was withdrawn.',
    ),
  );

  calls.add(orders.listOrderRequests, async ({ user }, { query }) =>
    ok({ data: await listOrderRequests(deps, { viewer: user, ...query }) }),
  );

  calls.add(orders.decideRequest, async ({ user }, { params, body }) =>
    withData(
      await decideRequest(deps, {
        ...{ viewer: user, id: params.id, decision: body.decision, answer: body.answer },
        isFeeWaived: body.waive_fee,
      }),
      'The request was decided.',
    ),
  );
}

function withData<T>(result: Result<T>, message = ''): Result<{ data: T; message: string }> {
  return result.ok ? ok({ data: result.value, message }) : result;
}
