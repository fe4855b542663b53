import type { ShowroomId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { changedFields, type Fields } from './changed-fields.ts';
import { insertEvent, insertEvents, type NewEvent } from './store/insert-event.ts';

/** Whose business it was: they see it in their history. */
export type AuditTenant =
  | { readonly kind: 'showroom'; readonly id: ShowroomId }
  | { readonly kind: 'vendor'; readonly id: VendorId };

export interface Act {
  readonly at: Date;
  readonly actorId: UserId;
  /** The account in whose name staff acted. */
  readonly actingAs?: UserId | null;
  readonly tenant?: AuditTenant | null;
  /** Noun and past participle: 'markup.changed'. */
  readonly action: `${string}.${string}`;
  readonly target: { readonly kind: string; readonly id: string | number };
  /** The record before; null if it did not exist. Only what differs from `to` is kept, without secrets. */
  readonly from: Fields | null;
  /** The record after; null if it is gone. */
  readonly to: Fields | null;
  readonly reason?: string | null;
  readonly requestId?: string | null;
}

/** Keeps many acts by one statement. */
export async function noteActs(db: Queryable, acts: readonly Act[]): Promise<void> {
  if (acts.length > 0) await insertEvents(db, { events: acts.map(toEvent) });
}

function toEvent(act: Act): NewEvent {
  const { from, to } = changedFields(act.from, act.to);
  return {
    at: act.at.toISOString(),
    actor_id: act.actorId,
    acting_as: act.actingAs ?? null,
    tenant_kind: act.tenant?.kind ?? null,
    tenant_id: act.tenant?.id ?? null,
    action: act.action,
    target_kind: act.target.kind,
    target_id: String(act.target.id),
    before: from,
    after: to,
    reason: act.reason ?? null,
    request_id: act.requestId ?? null,
  };
}

/** Keeps an act. `db` is the transaction that changes the record. */
export async function noteAct(db: Queryable, act: Act): Promise<void> {
  const { from, to } = changedFields(act.from, act.to);
  await insertEvent(db, {
    at: act.at,
    actorId: act.actorId,
    actingAs: act.actingAs ?? null,
    tenantKind: act.tenant?.kind ?? null,
    tenantId: act.tenant?.id ?? null,
    action: act.action,
    targetKind: act.target.kind,
    targetId: String(act.target.id),
    before: from,
    after: to,
    reason: act.reason ?? null,
    requestId: act.requestId ?? null,
  });
}
