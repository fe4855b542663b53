import { AUDIT_SEARCH_DAYS } from '@wevisu/domain/policy/policy.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { actionText, outcomeText } from './action-text.ts';
import { type AuditEvent, fetchEvents, fetchEventsFile } from './audit-calls.ts';
import { ChangedFields } from './changed-fields.tsx';
import { instantText } from './instant-text.ts';

const COLUMNS: readonly TableColumn<AuditEvent>[] = [
  {
    key: 'at',
    header: 'When',
    isSortable: true,
    cell: ({ at }) => <span className="figures whitespace-nowrap">{instantText(at)}</span>,
  },
  { key: 'actor', header: 'Who', cell: ({ actor, actor_id }) => actor || `Account ${actor_id}` },
  { key: 'acting_as', header: 'In the name of', isOptional: true, cell: (row) => row.acting_as },
  {
    key: 'action',
    header: 'Action',
    cell: ({ action }) => actionText(action),
  },
  {
    key: 'target',
    header: 'Record',
    cell: (row) => `${row.target_kind.replaceAll('_', ' ')} ${row.target_id}`,
  },
  {
    key: 'tenant',
    header: 'Showroom or vendor',
    cell: ({ tenants }) => tenants.map(({ name }) => name).join(', '),
  },
  { key: 'to', header: 'Change', cell: ({ from, to }) => <ChangedFields from={from} to={to} /> },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'outcome', header: 'Outcome', cell: ({ outcome }) => outcomeText(outcome) },
  {
    key: 'address',
    header: 'From',
    isOptional: true,
    cell: ({ address }) => <span className="figures">{address}</span>,
  },
];

const FILTERS: readonly TableFilter[] = [
  { key: 'actor', label: 'Who' },
  { key: 'text', label: `Reason or value (last ${AUDIT_SEARCH_DAYS} days, or since From)` },
  { key: 'action', label: 'Action' },
  { key: 'target_kind', label: 'Record' },
  { key: 'target_id', label: 'ID' },
  {
    key: 'outcome',
    label: 'Outcome',
    options: [
      { id: 'done', label: 'Done' },
      { id: 'refused', label: 'Refused' },
    ],
  },
  { key: 'address', label: 'From: IP address, or digits shown' },
  { key: 'since', label: 'From', type: 'date' },
  { key: 'until', label: 'To', type: 'date' },
];

/** ADMIN: every act of staff, and every change of a pro's or vendor's terms. */
export default function AuditPage() {
  return (
    <AreaPage title="Audit log">
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'Nothing was noted yet',
          children: (
            <p>
              Each act of staff, done or refused, and each change of prices and terms, appears here.
            </p>
          ),
        }}
        fetchExport={fetchEventsFile}
        fetchPage={fetchEvents}
        filters={FILTERS}
        label="Audit log"
        rowId={({ id }) => String(id)}
        rowName={({ action, at }) => `${action} of ${instantText(at)}`}
        searchLabel="Name, email or record ID"
        table="staff.audit"
        sort={{ key: 'at', dir: 'desc' }}
      />
    </AreaPage>
  );
}
