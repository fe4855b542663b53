import type { ShowroomId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { currentRequest } from '../../platform/http/request-context.ts';
import { changedFields, type Fields } from './changed-fields.ts';
import { insertEvents, type NewEvent } from './store/insert-event.ts';

/** Whose business it was: they see it in their history. */
export type AuditTenant =
  | { readonly kind: 'showroom'; readonly id: ShowroomId }
  | { readonly kind: 'vendor'; readonly id: VendorId };

/** Of an order: both see it, so from, to and reason have nothing that only one of them may know. */
interface OrderTenants {
  readonly showroomId: ShowroomId;
  readonly vendorId: VendorId;
}

export interface Act {
  readonly at: Date;
  /** The account whose call it is: staff who act in its name are noted beside it. */
  readonly actorId: UserId;
  readonly tenant?: AuditTenant | OrderTenants | null;
  /** Noun and past participle: 'markup.changed'. */
  readonly action: `${string}.${string}`;
  readonly target: { readonly kind: string; readonly id: string | number };
  /** The record before; null if it did not exist. Only what differs from `to` is kept, without secrets. */
  readonly from: Fields | null;
  /** The record after; null if it is gone. */
  readonly to: Fields | null;
  readonly reason?: string | null;
}

/** Keeps many acts by one statement. */
export async function noteActs(db: Queryable, acts: readonly Act[]): Promise<void> {
  if (acts.length === 0) return;
  const address = currentRequest()?.addressHash() ?? null;
  await insertEvents(db, { events: acts.map(toEvent), address });
}

function toEvent(act: Act): NewEvent {
  const { from, to } = changedFields(act.from, act.to);
  return {
    ...whoActs(act.actorId),
    at: act.at.toISOString(),
    ...tenantsOf(act.tenant ?? null),
    action: act.action,
    target_kind: act.target.kind,
    target_id: String(act.target.id),
    before: from,
    after: to,
    reason: act.reason ?? null,
    outcome: 'done',
  };
}

function tenantsOf(tenant: Act['tenant']): Pick<NewEvent, 'showroom_id' | 'vendor_id'> {
  if (!tenant) return { showroom_id: null, vendor_id: null };
  if (!('kind' in tenant)) return { showroom_id: tenant.showroomId, vendor_id: tenant.vendorId };
  const { kind, id } = tenant;
  return kind === 'showroom'
    ? { showroom_id: id, vendor_id: null }
    : { showroom_id: null, vendor_id: id };
}

/** Who made the request, and in whose name; what jobs do has neither. */
function whoActs(actorId: UserId): Pick<NewEvent, 'actor_id' | 'acting_as' | 'request_id'> {
  const request = currentRequest();
  const request_id = request?.requestId ?? null;
  const staffId = request?.actingStaffId ?? null;
  return staffId === null
    ? { actor_id: actorId, acting_as: null, request_id }
    : { actor_id: staffId, acting_as: actorId, request_id };
}

/** Keeps an act. `db` is the transaction that changes the record. */
export async function noteAct(db: Queryable, act: Act): Promise<void> {
  await noteActs(db, [act]);
}
