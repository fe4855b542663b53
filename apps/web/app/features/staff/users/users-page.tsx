import type { StaffUserRow } from '@wevisu/contract/staff-users.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { ACCOUNT_STATUSES, ACCOUNT_TYPES } from '@wevisu/domain/people/accounts.ts';
import { staffUserPath } from '@wevisu/site/staff-paths.ts';
import { Link, useNavigate } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { DataTable } from '../../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../back-office/table/table-types.ts';
import { fetchUsers, fetchUsersFile } from '../shell/staff-calls.ts';
import { AccountStatusBadge } from './account-status-badge.tsx';
import { TYPE_WORDS } from './type-words.ts';

const COLUMNS: readonly TableColumn<StaffUserRow>[] = [
  {
    key: 'name',
    header: 'Name',
    cell: ({ id, full_name, email }) => (
      <Link className="font-[560] hover:underline" to={staffUserPath(id)}>
        {full_name || email}
      </Link>
    ),
  },
  { key: 'company', header: 'Company', cell: ({ company_name }) => company_name },
  { key: 'type', header: 'Type', cell: ({ type }) => TYPE_WORDS[type] },
  {
    key: 'status',
    header: 'Status',
    cell: ({ status }) => <AccountStatusBadge status={status} />,
  },
  {
    key: 'email',
    header: 'Email',
    cell: ({ email }) => <span className="break-all">{email}</span>,
  },
  {
    key: 'phone',
    header: 'Phone',
    cell: ({ phone_number }) => <span className="figures whitespace-nowrap">{phone_number}</span>,
  },
  {
    key: 'since',
    header: 'Since',
    isSortable: true,
    cell: ({ created_at }) => (
      <span className="figures whitespace-nowrap">{formatDate(created_at)}</span>
    ),
  },
  { key: 'number', header: 'Number', isNumber: true, cell: ({ id }) => id },
];

const FILTERS: readonly TableFilter[] = [
  {
    key: 'type',
    label: 'Type',
    options: ACCOUNT_TYPES.map((id) => ({ id, label: TYPE_WORDS[id] })),
  },
  {
    key: 'status',
    label: 'Status',
    options: ACCOUNT_STATUSES.map((id) => ({ id, label: id })),
  },
];

/** People, found by the beginning of a name, email or phone, or by number. */
export default function StaffUsersPage() {
  const navigate = useNavigate();
  return (
    <AreaPage title="Users">
      <DataTable
        columns={COLUMNS}
        empty={{ title: 'Nobody yet', children: <p>Everybody who registers appears here.</p> }}
        fetchExport={fetchUsersFile}
        fetchPage={fetchUsers}
        filters={FILTERS}
        label="Users"
        onOpen={({ id }) => void navigate(staffUserPath(id))}
        queryRoot="staff"
        rowId={({ id }) => String(id)}
        rowName={({ full_name, email }) => full_name || email}
        searchLabel="Name, email, phone or number"
        sort={{ key: 'since', dir: 'desc' }}
        table="staff.users"
      />
    </AreaPage>
  );
}
