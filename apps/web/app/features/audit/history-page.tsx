import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { useLocation } from 'react-router';
import { AreaPage } from '../../back-office/area-page.tsx';
import { DataTable } from '../../back-office/table/data-table.tsx';
import type { TableColumn, TableFilter } from '../../back-office/table/table-types.ts';
import { actionText } from './action-text.ts';
import { fetchHistory, type HistoryEvent } from './audit-calls.ts';
import { ChangedFields } from './changed-fields.tsx';
import { instantText } from './instant-text.ts';

const COLUMNS: readonly TableColumn<HistoryEvent>[] = [
  {
    key: 'at',
    header: 'When',
    isSortable: true,
    cell: ({ at }) => <span className="figures whitespace-nowrap">{instantText(at)}</span>,
  },
  { key: 'actor', header: 'Who', cell: ({ actor }) => actor },
  { key: 'action', header: 'What', cell: ({ action }) => actionText(action) },
  {
    key: 'target',
    header: 'Record',
    cell: (row) => `${row.target_kind.replaceAll('_', ' ')} ${row.target_id}`,
  },
  { key: 'to', header: 'Change', cell: ({ from, to }) => <ChangedFields from={from} to={to} /> },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
];

const OF_BOTH = [
  { id: 'order', label: 'Orders' },
  { id: 'order_item', label: 'Order lines' },
  { id: 'order_request', label: 'Requests about orders' },
  { id: 'acting', label: 'Visits of WeVisu staff' },
];
const OF_PRO = [
  { id: 'markup', label: 'Markups' },
  { id: 'coupon', label: 'Coupons' },
  { id: 'showroom', label: 'Showroom' },
  { id: 'plan', label: 'Plan' },
  { id: 'calendar_address', label: 'Calendar address' },
  ...OF_BOTH,
];
const OF_VENDOR = [
  { id: 'price', label: 'Prices' },
  { id: 'listing', label: 'Products' },
  { id: 'price_list', label: 'Price lists' },
  { id: 'stock', label: 'Stock' },
  { id: 'company', label: 'Company' },
  ...OF_BOTH,
];

const filtersOf = (isVendor: boolean): readonly TableFilter[] => [
  { key: 'action', label: 'What', options: isVendor ? OF_VENDOR : OF_PRO },
  { key: 'target_kind', label: 'Record' },
  { key: 'target_id', label: 'ID' },
  { key: 'since', label: 'From', type: 'date' },
  { key: 'until', label: 'To', type: 'date' },
];

/** Question 23 of a pro or a vendor: who changed this, when, from what to what. */
export default function HistoryPage() {
  const isVendor = useLocation().pathname === VENDOR_PATHS.history;
  return (
    <AreaPage title="History">
      <DataTable
        columns={COLUMNS}
        empty={{
          title: 'Nothing has changed yet',
          children: (
            <p>Each change of your prices and terms, and each step of an order, appears here.</p>
          ),
        }}
        fetchPage={fetchHistory}
        filters={filtersOf(isVendor)}
        label="History"
        rowId={({ id }) => String(id)}
        rowName={({ action, at }) => `${actionText(action)} of ${instantText(at)}`}
        searchLabel="Name or record ID"
        sort={{ key: 'at', dir: 'desc' }}
      />
    </AreaPage>
  );
}
