import type { Client } from '@wevisu/contract/clients.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { clientPath } from '@wevisu/site/pro-paths.ts';
import { Link, useNavigate } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { DataTable } from '../../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../../back-office/table/table-types.ts';
import { Money } from '../../../ui/money.tsx';
import { fetchClientPage, fetchClientsFile } from '../client-calls.ts';

const COLUMNS: readonly TableColumn<Client>[] = [
  {
    key: 'name',
    header: 'Client',
    isSortable: true,
    cell: ({ id, name }) => (
      <Link className="font-[560] hover:underline" to={clientPath(id)}>
        {name}
      </Link>
    ),
  },
  {
    key: 'orders',
    header: 'Orders',
    isNumber: true,
    isSortable: true,
    cell: ({ orders }) => formatCount(orders),
  },
  {
    key: 'paid',
    header: 'Paid',
    isNumber: true,
    isSortable: true,
    cell: ({ paid }) => <Money amount={paid} />,
  },
  {
    key: 'shared',
    header: 'Shared rooms',
    isNumber: true,
    cell: ({ shared_projects }) => formatCount(shared_projects),
  },
  {
    key: 'in_cart',
    header: 'In cart',
    isNumber: true,
    cell: ({ in_cart }) => formatCount(in_cart),
  },
  {
    key: 'active',
    header: 'Last active',
    isNumber: true,
    isSortable: true,
    cell: ({ last_active_at }) => formatDate(last_active_at),
  },
];

const FILTERS: readonly TableFilter[] = [
  {
    key: 'kind',
    label: 'Who',
    options: [
      { id: 'ordered', label: 'Ordered' },
      { id: 'shared', label: 'Shared a room' },
      { id: 'cart', label: 'Has a cart' },
    ],
  },
];

/** People who ordered, shared a room, or have a cart in the pro's showroom. */
export default function ClientsPage() {
  const navigate = useNavigate();
  return (
    <AreaPage title="Clients">
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'No clients yet',
          children: (
            <p>
              People who order, share a room with you, or fill a cart in your showroom appear here.
            </p>
          ),
        }}
        fetchExport={fetchClientsFile}
        fetchPage={fetchClientPage}
        filters={FILTERS}
        label="Clients"
        onOpen={({ id }) => void navigate(clientPath(id))}
        rowId={({ id }) => String(id)}
        rowName={({ name }) => name}
        searchLabel="Name"
        sort={{ key: 'active', dir: 'desc' }}
        table="pro.clients"
      />
    </AreaPage>
  );
}
