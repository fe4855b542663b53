import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { useMemo, useState } from 'react';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableFilter } from '../../back-office/table/table-types.ts';
import { OrderItemsPopup } from '../orders/items-popup/order-items-popup.tsx';
import { fetchLines, fetchLinesFile } from './fulfilment-calls.ts';
import { lineColumns } from './line-columns.tsx';
import { LotsDialog } from './lots-dialog.tsx';
import { MoveLines } from './move-lines.tsx';
import { PartDialog } from './part-dialog.tsx';
import { PriceDialog } from './price-dialog.tsx';
import { WaitingLinks } from './waiting-links.tsx';

const FILTERS: readonly TableFilter[] = [
  {
    key: 'status',
    label: 'Status',
    options: ORDER_STATUSES.map((id) => ({ id, label: statusLabel(id) })),
  },
  {
    key: 'promise',
    label: 'Promise',
    options: [
      { id: 'late', label: 'Late to approve' },
      { id: 'soon', label: 'Due soon' },
    ],
  },
  { key: 'request', label: 'Requests', options: [{ id: 'open', label: 'Open request' }] },
];

/** VEND-02: the lines of the vendor's orders, with what can be done next. */
export default function VendorOrdersPage() {
  const [opened, setOpened] = useState<string | null>(null);
  const [split, setSplit] = useState<VendorLine | null>(null);
  const [assigned, setAssigned] = useState<VendorLine | null>(null);
  const [priced, setPriced] = useState<VendorLine | null>(null);
  const columns = useMemo(
    () =>
      lineColumns({
        onItems: ({ order_number }) => setOpened(order_number),
        ...{ onPart: setSplit, onLots: setAssigned, onPrice: setPriced },
      }),
    [],
  );
  return (
    <AreaPage title="Orders">
      <WaitingLinks />
      <DataTable
        columns={columns}
        empty={{
          title: 'No orders yet',
          children: <p>When somebody buys one of your products, the order appears here.</p>,
        }}
        fetchExport={fetchLinesFile}
        fetchPage={fetchLines}
        filters={FILTERS}
        label="Order lines"
        moreActs={(controls) => <MoveLines {...controls} />}
        onOpen={({ order_number }) => setOpened(order_number)}
        // The popup of an order asks for all lists of orders again after a change.
        queryRoot="orders"
        rowId={({ id }) => String(id)}
        rowName={({ product_name, order_number }) => `${product_name} of ${order_number}`}
        searchLabel="Order number or SKU"
        sort={{ key: 'placed', dir: 'desc' }}
        table="vendor.orders"
      />
      {opened !== null && (
        <OrderItemsPopup isOpen number={opened} onClose={() => setOpened(null)} viewer="Vendor" />
      )}
      {split !== null && <PartDialog line={split} onClose={() => setSplit(null)} />}
      {priced !== null && <PriceDialog line={priced} onClose={() => setPriced(null)} />}
      {assigned !== null && <LotsDialog line={assigned} onClose={() => setAssigned(null)} />}
    </AreaPage>
  );
}
