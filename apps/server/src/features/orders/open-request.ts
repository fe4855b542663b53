import type { Result } from '@wevisu/domain/errors/errors.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import {
  canReportArrived,
  type RequestKind,
  reasonLabel,
} from '@wevisu/domain/orders/order-requests.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { noteAct } from '../audit/note-act.ts';
import { publish } from '../connections/publish.ts';
import { listStaffIds, notify } from '../notifications/notify.ts';
import type { OrdersDeps } from './deps.ts';
import { askedMails } from './request-mails.ts';
import { REQUEST_WORDS } from './show-request.ts';
import type { LockedItem } from './store/lockable.ts';
import { findOpenKind, findReportFacts, insertRequest, type RequestRow } from './store/requests.ts';

interface Asked {
  /** Locked. */
  readonly item: LockedItem;
  readonly qty: number;
  readonly userId: UserId;
  readonly reason: string;
  readonly note: string;
  readonly now: Date;
}

export interface OpenedRequest extends Asked {
  readonly kind: RequestKind;
  readonly row: RequestRow;
}

/** Opens a request that is allowed, for staff to decide; null if one is open already. Tells nobody but systems. */
export async function openRequest(
  deps: Pick<OrdersDeps, 'jobs'>,
  trx: Queryable,
  asked: Asked & { readonly kind: RequestKind },
): Promise<OpenedRequest | null> {
  const { item, kind, qty, userId, reason, note, now } = asked;
  const row = await insertRequest(trx, { itemId: item.id, kind, qty, reason, note, now });
  if (row === null) return null;
  await noteAct(trx, {
    ...{ at: now, actorId: userId, tenant: item, action: 'order_request.opened' },
    target: { kind: 'order_request', id: row.id },
    from: null,
    to: { kind, qty, order_item: item.id },
    reason: reasonLabel(kind, reason),
  });
  await publish(deps, trx, { type: 'request.opened', requestId: row.id, now });
  return { ...asked, row };
}

/** A report about goods that came in a shipment, under the rules of any other report (POL-16). */
export async function openReport(
  deps: Pick<OrdersDeps, 'jobs'>,
  trx: Queryable,
  asked: Asked & { readonly arrivedAt: Date },
): Promise<Result<OpenedRequest>> {
  const { item, arrivedAt, now } = asked;
  const facts = await findReportFacts(trx, { itemId: item.id });
  const allowed = canReportArrived({ status: item.status, ...facts }, arrivedAt, now);
  if (!allowed.ok) return allowed;
  if ((await findOpenKind(trx, { itemId: item.id })) !== null) return refuse('request_open');
  const opened = await openRequest(deps, trx, { ...asked, kind: 'incomplete' });
  return opened === null ? refuse('request_open') : ok(opened);
}

/** Tells the vendor, staff and the homeowner of requests about lines of one order and one vendor. */
export async function tellOfRequests(
  deps: Pick<OrdersDeps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  opened: readonly OpenedRequest[],
): Promise<void> {
  const [first] = opened;
  if (first === undefined) return;
  const { item, kind } = first;
  const rows = opened.map(({ item: { productName }, qty, reason, note }) => ({
    ...{ qty, productName, note },
    reason: reasonLabel(kind, reason) ?? reason,
  }));
  const recipients = [item.vendorUserId, ...(await listStaffIds(trx))];
  await notify(
    trx,
    recipients.map((userId) => ({
      userId,
      event: 'order_request',
      title: `Order ${item.orderNumber}: ${REQUEST_WORDS[kind]}`,
      text: rows
        .map(
          ({ qty, productName, reason, note }) =>
            `${qty} x ${productName}. ${reason}${note === '' ? '.' : `: ${note}`}`,
        )
        .join(' '),
      link: null,
    })),
  );
  const publicUrl = deps.publicUrl();
  await deps.mailer.queue(trx, askedMails({ about: { ...item, kind }, rows, publicUrl }));
}
