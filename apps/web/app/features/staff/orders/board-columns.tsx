import type { BoardLine } from '@wevisu/contract/staff-orders.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { TAX_SOURCE_TEXTS } from '@wevisu/domain/money/tax-by-address.ts';
import { isTracked } from '@wevisu/domain/orders/tracking.ts';
import type { TableColumn } from '../../../back-office/table/table-types.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';

interface Acts {
  readonly onItems: (line: BoardLine) => void;
  readonly onTracking: (line: BoardLine) => void;
}

export function boardColumns({ onItems, onTracking }: Acts): readonly TableColumn<BoardLine>[] {
  return [
    {
      key: 'order',
      header: 'Order',
      cell: (row) => (
        <>
          <button
            aria-label={`Items of order ${row.order_number}`}
            className="figures whitespace-nowrap font-[560] hover:underline"
            onClick={() => onItems(row)}
            type="button"
          >
            {row.order_number}
          </button>
          <span className="block text-12 text-muted">{row.homeowner}</span>
        </>
      ),
    },
    {
      key: 'placed',
      header: 'Placed',
      isSortable: true,
      cell: ({ placed_at }) => <span className="figures">{formatDate(placed_at)}</span>,
    },
    {
      key: 'product',
      header: 'Product',
      cell: (row) => (
        <>
          {row.product_name}
          <span className="block text-12 text-muted">
            {row.qty} x {row.unit}, {row.sku}
          </span>
        </>
      ),
    },
    { key: 'vendor', header: 'Vendor', cell: ({ vendor }) => vendor },
    { key: 'showroom', header: 'Showroom', cell: ({ showroom }) => showroom },
    { key: 'email', header: 'Email', isOptional: true, cell: ({ email }) => email },
    {
      key: 'status',
      header: 'Status',
      cell: (row) => <StatusBadge label={row.status_label} />,
    },
    {
      key: 'status_date',
      header: 'Status since',
      isOptional: true,
      cell: ({ status_date }) => formatDate(status_date),
    },
    {
      key: 'tracking',
      header: 'Tracking',
      cell: (row) => <TrackingCell onTracking={onTracking} row={row} />,
    },
    {
      key: 'promised',
      header: 'Promised',
      isSortable: true,
      cell: (row) => (
        <span className="figures whitespace-nowrap">
          {formatDay(day(row.promised_on))} {row.is_late && <Badge kind="danger">Late</Badge>}
        </span>
      ),
    },
    {
      key: 'paid',
      header: 'Paid',
      isNumber: true,
      cell: ({ total }) => <Money amount={cents(total)} />,
    },
    {
      key: 'profit',
      header: 'Our part',
      isNumber: true,
      cell: ({ profit, tax_source }) => (
        <>
          <Money amount={cents(profit)} />
          {tax_source !== 'table' && (
            <span className="block whitespace-nowrap text-12 text-muted">
              {TAX_SOURCE_TEXTS[tax_source]}
            </span>
          )}
        </>
      ),
    },
  ];
}

interface TrackingCellProps {
  readonly row: BoardLine;
  readonly onTracking: (line: BoardLine) => void;
}

function TrackingCell({ row, onTracking }: TrackingCellProps) {
  const { tracking, status, order_number: number } = row;
  return (
    <>
      {tracking !== null && (
        <span className="figures block text-12">
          {tracking.url === null ? (
            `${tracking.carrier} ${tracking.number}`
          ) : (
            <a className="text-link" href={tracking.url} rel="noreferrer" target="_blank">
              {tracking.carrier} {tracking.number}
            </a>
          )}
        </span>
      )}
      {isTracked(status) && (
        <Button
          aria-label={`${tracking === null ? 'Add a tracking number to' : 'Correct the tracking number of'} ${row.product_name} of ${number}`}
          kind="quiet"
          onPress={() => onTracking(row)}
          size="small"
        >
          {tracking === null ? 'Add' : 'Correct'}
        </Button>
      )}
    </>
  );
}
