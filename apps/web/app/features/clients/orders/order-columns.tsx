import type { ProOrder } from '@wevisu/contract/pro-orders.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { clientPath, proOrderPath } from '@wevisu/site/pro-paths.ts';
import { Link } from 'react-router';
import type { TableColumn } from '../../../back-office/table/table-types.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';

export function orderColumns(onItems: (order: ProOrder) => void): readonly TableColumn<ProOrder>[] {
  return [
    {
      key: 'number',
      header: 'Order',
      cell: ({ number }) => (
        <Link
          className="figures whitespace-nowrap font-[560] hover:underline"
          to={proOrderPath(number)}
        >
          {number}
        </Link>
      ),
    },
    {
      key: 'placed',
      header: 'Placed',
      isSortable: true,
      cell: ({ placed_at }) => (
        <span className="figures whitespace-nowrap">{formatDate(placed_at)}</span>
      ),
    },
    {
      key: 'client',
      header: 'Client',
      cell: ({ client }) => (
        <Link className="hover:underline" to={clientPath(client.id)}>
          {client.name}
        </Link>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ statuses }) => (
        <ul className="flex flex-wrap gap-1">
          {statuses.map(({ status, status_label, count }) => (
            <li key={status}>
              <StatusBadge count={count} label={status_label} />
            </li>
          ))}
        </ul>
      ),
    },
    {
      key: 'promised',
      header: 'Promised',
      cell: ({ promised, is_late }) =>
        promised !== null && (
          <span className="figures whitespace-nowrap">
            {formatDay(day(promised))} {is_late && <Badge kind="danger">Late</Badge>}
          </span>
        ),
    },
    {
      key: 'total',
      header: 'Client pays',
      isNumber: true,
      isSortable: true,
      cell: ({ total }) => <Money amount={total} />,
    },
    {
      key: 'markup',
      header: 'Your markup',
      isNumber: true,
      cell: ({ markup }) => <Money amount={markup} />,
    },
    {
      key: 'lines',
      header: 'Items',
      cell: (order) => (
        <Button kind="secondary" onPress={() => onItems(order)} size="small">
          {order.lines} {order.lines === 1 ? 'item' : 'items'}
          <span className="reader-only"> of order {order.number}</span>
        </Button>
      ),
    },
  ];
}
