import type {
  AuditEvent,
  HistoryEvent,
  listAuditEvents,
  listHistory,
} from '@wevisu/contract/audit.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type ListPage, readList } from '../../platform/lists/read-list.ts';
import {
  countEvents,
  type EventFilters,
  type EventRow,
  eventsBy,
  findTenant,
} from './store/events.ts';

type StaffQuery = CallInput<typeof listAuditEvents>['query'];
type OwnQuery = CallInput<typeof listHistory>['query'];

const DAY_MS = 86_400_000;
/** Enough to tell addresses from each other. */
const ADDRESS_DIGITS = 8;

/** For staff: all of the log. */
export function listEvents(
  db: Queryable,
  query: StaffQuery,
): Promise<Result<ListPage<AuditEvent>>> {
  return readEvents(db, { query, tenant: ALL, show: showEvent });
}

/** For a pro or a vendor: what concerns the showroom or company of this account. */
export async function listOwnHistory(
  db: Queryable,
  { userId, query }: { readonly userId: UserId; readonly query: OwnQuery },
): Promise<Result<ListPage<HistoryEvent>>> {
  const tenant = await findTenant(db, { userId });
  if (tenant === null || (tenant.showroomId === null && tenant.vendorId === null)) {
    return ok({ rows: [], next: null, total: 0, total_is_exact: true });
  }
  const { showroomId, vendorId } = tenant;
  const own = { showroomId, vendorId, self: userId };
  return readEvents(db, { query, tenant: own, show: (row) => showOwnEvent(row, userId) });
}

type Tenant = Pick<EventFilters, 'showroomId' | 'vendorId' | 'self'>;
/** Of the whole log, for staff. */
export const ALL: Tenant = { showroomId: null, vendorId: null, self: null };

function readEvents<Shown>(
  db: Queryable,
  of: {
    readonly query: OwnQuery & Partial<StaffQuery>;
    readonly tenant: Tenant;
    readonly show: (row: EventRow) => Shown;
  },
): Promise<Result<ListPage<Shown>>> {
  const filters = toFilters(of.query, of.tenant);
  return readList(of.query, {
    rows: (page) => eventsBy[of.query.dir].list(db, { ...filters, ...page }),
    count: async (most) => (await countEvents(db, { ...filters, most })) ?? 0,
    show: of.show,
  });
}

export function toFilters(
  query: Omit<OwnQuery & Partial<StaffQuery>, 'after' | 'limit'>,
  tenant: Tenant,
): EventFilters {
  return {
    ...tenant,
    q: query.q,
    action: query.action ?? null,
    targetKind: query.target_kind ?? null,
    targetId: query.target_id ?? null,
    actorId: query.actor_id ?? null,
    actor: query.actor?.toLowerCase() || null,
    text: query.text?.toLowerCase() || null,
    since: query.since === undefined ? null : new Date(query.since),
    refused: query.outcome === undefined ? null : query.outcome === 'refused',
    address: query.address ?? null,
    before: query.until === undefined ? null : new Date(Date.parse(query.until) + DAY_MS),
  };
}

function showBase(row: EventRow) {
  const { id, action, from, to, reason } = row;
  return {
    ...{ id, action, from, to, reason, at: row.at.toISOString() },
    ...{ target_kind: row.targetKind, target_id: row.targetId },
  };
}

export function showEvent(row: EventRow): AuditEvent {
  return {
    ...showBase(row),
    actor_id: row.actorId,
    actor: row.actorName === null ? '' : `${row.actorName} (${row.actorEmail})`,
    acting_as: row.actingAs,
    tenants: tenantsOf(row),
    request_id: row.requestId,
    outcome: row.outcome,
    address: row.address?.slice(0, ADDRESS_DIGITS) ?? null,
  };
}

function tenantsOf(row: EventRow): AuditEvent['tenants'] {
  const { showroomId, vendorId } = row;
  return [
    ...(showroomId === null
      ? []
      : [{ kind: 'showroom' as const, id: showroomId, name: row.showroomName ?? '' }]),
    ...(vendorId === null
      ? []
      : [{ kind: 'vendor' as const, id: vendorId, name: row.vendorName ?? '' }]),
  ];
}

/** Others in an order by what they are, not by name: a pro does not learn who works at a vendor. */
const OTHERS: Readonly<Record<string, string>> = {
  Admin: 'WeVisu',
  User: 'The client',
  Contractor: 'The pro',
  Vendor: 'The vendor',
};

function showOwnEvent(row: EventRow, userId: UserId): HistoryEvent {
  const isOwn = row.actorId === userId;
  return {
    ...showBase(row),
    actor: isOwn ? (row.actorName ?? '') : (OTHERS[row.actorType ?? ''] ?? ''),
    by_staff: row.actorType === 'Admin',
  };
}
