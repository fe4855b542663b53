import type { AuditEvent, exportAuditEvents } from '@wevisu/contract/audit.ts';
import type { CallInput } from '@wevisu/contract/call.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { readAllRows } from '../../platform/lists/read-list.ts';
import { ALL, showEvent, toFilters } from './list-events.ts';
import { eventsBy } from './store/events.ts';

const COLUMNS: readonly ExportColumn<AuditEvent>[] = [
  { key: 'at', header: 'When (UTC)', value: ({ at }) => at },
  { key: 'actor', header: 'Who', value: ({ actor, actor_id }) => actor || `Account ${actor_id}` },
  { key: 'acting_as', header: 'In the name of', value: ({ acting_as }) => acting_as },
  { key: 'action', header: 'Action', value: ({ action }) => action },
  { key: 'target', header: 'Record', value: (row) => `${row.target_kind} ${row.target_id}` },
  {
    key: 'tenant',
    header: 'Showroom or vendor',
    value: ({ tenants }) => tenants.map(({ name }) => name).join(', '),
  },
  { key: 'from', header: 'From', value: ({ from }) => from && JSON.stringify(from) },
  { key: 'to', header: 'To', value: ({ to }) => to && JSON.stringify(to) },
  { key: 'reason', header: 'Reason', value: ({ reason }) => reason },
  { key: 'outcome', header: 'Outcome', value: ({ outcome }) => outcome },
  { key: 'address', header: 'From address (hash)', value: ({ address }) => address },
  { key: 'request_id', header: 'Request', value: ({ request_id }) => request_id },
];

/** Everything that the list's query finds. */
export function exportEvents(
  db: Queryable,
  query: CallInput<typeof exportAuditEvents>['query'],
): Result<SentFile> {
  const filters = toFilters(query, ALL);
  const rows = readAllRows(query, (page) => eventsBy[query.dir].list(db, { ...filters, ...page }));
  return exportRows({
    name: 'audit-log',
    format: query.format,
    chosen: query.columns,
    columns: COLUMNS,
    rows: show(rows),
  });
}

async function* show(rows: AsyncIterable<Parameters<typeof showEvent>[0]>) {
  for await (const row of rows) yield showEvent(row);
}
