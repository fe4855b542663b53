import type { AuditEvent, HistoryEvent, listAuditEvents } from '@wevisu/contract/audit.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type ListPage, readList } from '../../platform/lists/read-list.ts';
import { countEvents, type EventFilters, type EventRow, eventsBy } from './store/events.ts';

export type EventQuery = CallInput<typeof listAuditEvents>['query'];

const DAY_MS = 86_400_000;

/** For staff: all of the log. */
export function listEvents(
  db: Queryable,
  query: EventQuery,
): Promise<Result<ListPage<AuditEvent>>> {
  return readEvents(db, { query, tenantOf: null, show: showEvent });
}

/** For a pro or a vendor: what concerns the showroom or company of this account. */
export function listOwnHistory(
  db: Queryable,
  { userId, query }: { readonly userId: UserId; readonly query: EventQuery },
): Promise<Result<ListPage<HistoryEvent>>> {
  return readEvents(db, { query, tenantOf: userId, show: showOwnEvent });
}

function readEvents<Shown>(
  db: Queryable,
  of: {
    readonly query: EventQuery;
    readonly tenantOf: UserId | null;
    readonly show: (row: EventRow) => Shown;
  },
): Promise<Result<ListPage<Shown>>> {
  const filters = toFilters(of.query, of.tenantOf);
  return readList(of.query, {
    rows: (page) => eventsBy[of.query.dir].list(db, { ...filters, ...page }),
    count: async (most) => (await countEvents(db, { ...filters, most })) ?? 0,
    show: of.show,
  });
}

export function toFilters(
  query: Omit<EventQuery, 'after' | 'limit'>,
  tenantOf: UserId | null,
): EventFilters {
  return {
    tenantOf,
    q: query.q,
    action: query.action ?? null,
    targetKind: query.target_kind ?? null,
    targetId: query.target_id ?? null,
    actorId: query.actor_id ?? null,
    since: query.since === undefined ? null : new Date(query.since),
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
  const { tenantKind: kind, tenantId, tenantName } = row;
  const hasTenant = (kind === 'showroom' || kind === 'vendor') && tenantId !== null;
  return {
    ...showBase(row),
    actor_id: row.actorId,
    actor: row.actorName === null ? '' : `${row.actorName} (${row.actorEmail})`,
    acting_as: row.actingAs,
    tenant: hasTenant ? { kind, id: tenantId, name: tenantName ?? '' } : null,
    request_id: row.requestId,
  };
}

function showOwnEvent(row: EventRow): HistoryEvent {
  const isStaff = row.actorType === 'Admin';
  return {
    ...showBase(row),
    actor: isStaff ? 'WeVisu' : (row.actorName ?? ''),
    by_staff: isStaff,
  };
}
