import { PLANS, type StaffShowroom } from '@wevisu/contract/pros.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { staffShowroomPath } from '@wevisu/site/staff-paths.ts';
import { Link } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { DataTable } from '../../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../back-office/table/table-types.ts';
import { Badge } from '../../../ui/badge.tsx';
import { fetchShowrooms } from './showroom-calls.ts';

const COLUMNS: readonly TableColumn<StaffShowroom>[] = [
  {
    key: 'name',
    header: 'Showroom',
    isSortable: true,
    cell: ({ id, company_name }) => (
      <Link className="font-[560] hover:underline" to={staffShowroomPath(id)}>
        {company_name}
      </Link>
    ),
  },
  {
    key: 'vsd_id',
    header: 'ID',
    cell: ({ vsd_id }) => <span className="figures">{vsd_id}</span>,
  },
  {
    key: 'pro',
    header: 'Pro',
    cell: ({ pro, email }) => (
      <>
        {pro}
        <span className="block break-all text-12 text-muted">{email}</span>
      </>
    ),
  },
  {
    key: 'plan',
    header: 'Plan',
    cell: ({ plan, branded }) => (branded ? `${plan}, own look` : plan),
  },
  {
    key: 'license',
    header: 'License until',
    cell: ({ license_expires_on: on }) => (on === null ? 'None' : formatDay(day(on))),
  },
  {
    key: 'created',
    header: 'Since',
    isSortable: true,
    cell: ({ created_at }) => formatDate(new Date(created_at)),
  },
  {
    key: 'state',
    header: 'Status',
    cell: ({ is_open }) => (
      <Badge kind={is_open ? 'success' : 'neutral'}>{is_open ? 'Open' : 'Closed'}</Badge>
    ),
  },
];

const FILTERS: readonly TableFilter[] = [
  { key: 'plan', label: 'Plan', options: PLANS.map((id) => ({ id, label: id })) },
  {
    key: 'state',
    label: 'Status',
    options: [
      { id: 'open', label: 'Open' },
      { id: 'closed', label: 'Closed' },
    ],
  },
];

/** ADMIN: every showroom with its pro and plan. */
export default function StaffShowroomsPage() {
  return (
    <AreaPage title="Showrooms">
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'No showroom yet',
          children: <p>A pro whose application is approved opens one.</p>,
        }}
        fetchPage={fetchShowrooms}
        filters={FILTERS}
        label="Showrooms"
        rowId={({ id }) => String(id)}
        rowName={({ company_name }) => company_name}
        searchLabel="Name, ID or email"
        table="staff.showrooms"
        sort={{ key: 'name', dir: 'asc' }}
      />
    </AreaPage>
  );
}
