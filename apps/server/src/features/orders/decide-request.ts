import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { grantedStatus } from '@wevisu/domain/orders/order-requests.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { orderPath, orderTopic } from './order-path.ts';
import { decidedMails } from './request-mails.ts';
import { setItemStatus } from './set-item-status.ts';
import { REQUEST_WORDS, showRequest } from './show-request.ts';
import type { Viewer } from './store/items.ts';
import { decideOpen, findRequest } from './store/requests.ts';

/**
 * Staff grant a request, which sets the requested status, or refuse it with an answer. If two people
 * decide at once, the second learns that it is already decided.
 */
export async function decideRequest(
  deps: OrdersDeps,
  given: {
    readonly viewer: Viewer;
    readonly id: number;
    readonly decision: 'granted' | 'refused';
    readonly answer: string;
    readonly isFeeWaived: boolean;
  },
): Promise<Result<ReturnType<typeof showRequest>>> {
  const { viewer, id, decision, answer, isFeeWaived } = given;
  const request = await findRequest(deps.pool, { id });
  if (request === null) return refuse('request_not_found');
  if (request.state !== 'open') return refuse('request_decided');
  const status = decision === 'granted' ? grantedStatus(request.kind) : null;
  if (status !== null) {
    const set = await setItemStatus(deps, {
      viewer,
      id: request.orderItemId,
      status,
      confirmed: false,
      requestId: id,
      // A part of the line may have gone its own way since it was asked.
      qty: Math.min(request.qty, request.lineQty),
      ...{ answer, isFeeWaived },
    });
    if (!set.ok) return set;
    const granted = await findRequest(deps.pool, { id });
    return granted === null ? refuse('request_not_found') : ok(showRequest(granted));
  }
  return inTransaction(deps.pool, async (trx) => {
    const now = deps.now();
    const staffId = viewer.userId;
    const decided = await decideOpen(trx, { id, state: decision, answer, staffId, now });
    if (decided === null) return refuse('request_decided');
    await noteAct(trx, {
      at: now,
      actorId: staffId,
      action: 'order_request.decided',
      tenant: { showroomId: request.showroomId, vendorId: request.vendorId },
      target: { kind: 'order_request', id },
      from: { state: request.state },
      to: { state: decision },
      reason: answer || null,
    });
    const outcome = decision === 'granted' ? 'we take care of it' : 'not possible';
    await notify(trx, [
      {
        userId: request.homeownerId,
        event: 'order_request',
        title: `Order ${request.orderNumber}: ${REQUEST_WORDS[request.kind]}, ${outcome}`,
        text: `${request.productName}. ${answer}`.trim(),
        link: orderPath(request.orderNumber),
        topic: orderTopic(request.orderNumber),
      },
    ]);
    const publicUrl = deps.publicUrl();
    await deps.mailer.queue(
      trx,
      decidedMails({ about: request, decision, answer, publicUrl, terms: null }),
    );
    return ok(showRequest(decided));
  });
}
