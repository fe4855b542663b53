import { useQuery } from '@tanstack/react-query';
import type { BoardLine } from '@wevisu/contract/staff-orders.ts';
import { ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { useMemo, useState } from 'react';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { DataTable } from '../../../back-office/table/data-table.tsx';
import type { TableFilter } from '../../../back-office/table/table-types.ts';
import { OrderItemsPopup } from '../../orders/items-popup/order-items-popup.tsx';
import { fetchBoard, fetchBoardFile, fetchBoardFilters } from './board-calls.ts';
import { boardColumns } from './board-columns.tsx';
import { MoveLines } from './move-lines.tsx';
import { TrackingDialog } from './tracking-dialog.tsx';

type Named = readonly { readonly id: number; readonly name: string }[];

/** ADMIN-04, ADMIN-06: every line of every order. */
export default function OrderBoardPage() {
  const [opened, setOpened] = useState<string | null>(null);
  const [corrected, setCorrected] = useState<BoardLine | null>(null);
  const columns = useMemo(
    () =>
      boardColumns({
        onItems: ({ order_number }) => setOpened(order_number),
        onTracking: setCorrected,
      }),
    [],
  );
  const names = useQuery({ queryKey: ['staff', 'board-filters'], queryFn: fetchBoardFilters });
  const filters = useMemo(() => filtersOf(names.data), [names.data]);
  return (
    <AreaPage title="Orders">
      <DataTable
        columns={columns}
        empty={{ title: 'No orders yet', children: <p>Each line of each order appears here.</p> }}
        fetchExport={fetchBoardFile}
        fetchPage={fetchBoard}
        filters={filters}
        label="Order lines"
        moreActs={(controls) => <MoveLines {...controls} />}
        onOpen={({ order_number }) => setOpened(order_number)}
        // The popup of an order asks for all lists of orders again after a change.
        queryRoot="orders"
        rowId={({ id }) => String(id)}
        rowName={({ product_name, order_number }) => `${product_name} of ${order_number}`}
        searchLabel="Order, product, SKU, tracking or email"
        sort={{ key: 'placed', dir: 'desc' }}
        table="staff.orders"
      />
      {opened !== null && (
        <OrderItemsPopup isOpen number={opened} onClose={() => setOpened(null)} viewer="Admin" />
      )}
      {corrected !== null && <TrackingDialog line={corrected} onClose={() => setCorrected(null)} />}
    </AreaPage>
  );
}

function filtersOf(
  names: { readonly vendors: Named; readonly showrooms: Named } | undefined,
): readonly TableFilter[] {
  const options = (list: Named = []) =>
    list.map(({ id, name }) => ({ id: String(id), label: name }));
  return [
    {
      key: 'status',
      label: 'Status',
      options: ORDER_STATUSES.map((id) => ({ id, label: statusLabel(id) })),
    },
    { key: 'vendor', label: 'Vendor', options: options(names?.vendors) },
    { key: 'showroom', label: 'Showroom', options: options(names?.showrooms) },
    { key: 'late', label: 'Promise', options: [{ id: '1', label: 'Past its promise' }] },
    { key: 'from', label: 'Placed from', type: 'date' },
    { key: 'to', label: 'Placed to', type: 'date' },
  ];
}
