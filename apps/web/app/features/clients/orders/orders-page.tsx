import { ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { proOrderPath } from '@wevisu/site/pro-paths.ts';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { DataTable } from '../../../back-office/table/data-table.tsx';
import type { TableFilter } from '../../../back-office/table/table-types.ts';
import { OrderItemsPopup } from '../../orders/items-popup/order-items-popup.tsx';
import { orderColumns } from './order-columns.tsx';
import { fetchProOrders, fetchProOrdersFile } from './pro-order-calls.ts';

const FILTERS: readonly TableFilter[] = [
  {
    key: 'status',
    label: 'Status',
    options: ORDER_STATUSES.map((id) => ({ id, label: statusLabel(id) })),
  },
  { key: 'placed_from', label: 'Placed from', type: 'date' },
  { key: 'placed_to', label: 'Placed to', type: 'date' },
  // From a client's page.
  { key: 'client', label: 'Client', isHidden: true },
];

/** The orders of the pro's showroom, found by number, name, status and day. */
export default function ProOrdersPage() {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<string | null>(null);
  const columns = useMemo(() => orderColumns(({ number }) => setOpened(number)), []);
  return (
    <AreaPage title="Orders">
      <DataTable
        columns={columns}
        empty={{
          title: 'No orders yet',
          children: <p>When somebody buys in your showroom, the order appears here.</p>,
        }}
        fetchExport={fetchProOrdersFile}
        fetchPage={fetchProOrders}
        filters={FILTERS}
        label="Orders"
        onOpen={({ number }) => void navigate(proOrderPath(number))}
        queryRoot="orders"
        rowId={({ id }) => String(id)}
        rowName={({ number }) => number}
        searchLabel="Order number or name"
        sort={{ key: 'placed', dir: 'desc' }}
        table="pro.orders"
      />
      {opened !== null && (
        <OrderItemsPopup
          isOpen
          number={opened}
          onClose={() => setOpened(null)}
          viewer="Contractor"
        />
      )}
    </AreaPage>
  );
}
