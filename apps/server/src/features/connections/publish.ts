import type { OrderId, OrderItemId, VariantId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { DELIVER } from './deliver.ts';
import { tellLowStock, tellPlaced, tellRequest, tellStatus } from './store/messages.ts';

type Jobs = { readonly jobs: Pick<JobQueue, 'enqueue'> };

export type Happened =
  | { readonly type: 'order.placed'; readonly orderId: OrderId; readonly now: Date }
  | { readonly type: 'order.item_status'; readonly itemId: OrderItemId; readonly now: Date }
  | { readonly type: 'request.opened'; readonly requestId: number; readonly now: Date }
  | { readonly type: 'stock.low'; readonly variantId: VariantId; readonly now: Date };

/** Call it in the transaction of what happened: without its commit nobody is told. */
export async function publish({ jobs }: Jobs, trx: Queryable, happened: Happened): Promise<void> {
  await enqueueDeliveries({ jobs }, trx, await tell(trx, happened));
}

export function enqueueDeliveries(
  { jobs }: Jobs,
  trx: Queryable,
  deliveries: readonly { readonly id: number }[],
): Promise<void> {
  return jobs.enqueue(
    trx,
    DELIVER,
    deliveries.map(({ id }) => ({ deliveryId: id, tries: 0 })),
  );
}

function tell(trx: Queryable, happened: Happened) {
  switch (happened.type) {
    case 'order.placed':
      return tellPlaced(trx, happened);
    case 'order.item_status':
      return tellStatus(trx, happened);
    case 'request.opened':
      return tellRequest(trx, happened);
    case 'stock.low':
      return tellLowStock(trx, happened);
  }
}
