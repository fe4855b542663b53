import type { ProOrder } from '@wevisu/contract/pro-orders.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { clientPath, proOrderPath } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { OrderItemsPopup } from '../../orders/items-popup/order-items-popup.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';

/** Rows from tablets on, cards on the phone; the same cells in both. */
export function OrdersTable({ orders }: { readonly orders: readonly ProOrder[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);

  function showItems(number: string) {
    setOpened(number);
    setOpen(true);
  }

  return (
    <>
      <table className="w-full max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b text-muted">
            {['Order', 'Client', 'Status', 'Promised'].map((name) => (
              <th className="py-2 pe-4 text-start font-[520]" key={name} scope="col">
                {name}
              </th>
            ))}
            {['Client pays', 'Your markup'].map((name) => (
              <th className="py-2 pe-4 text-end font-[520]" key={name} scope="col">
                {name}
              </th>
            ))}
            <th className="py-2" scope="col">
              <span className="reader-only">Items</span>
            </th>
          </tr>
        </thead>
        <tbody className="max-md:block">
          {orders.map((order) => (
            <Row key={order.id} onItems={() => showItems(order.number)} order={order} />
          ))}
        </tbody>
      </table>
      {opened !== null && (
        <OrderItemsPopup
          isOpen={isOpen}
          number={opened}
          onClose={() => setOpen(false)}
          viewer="Contractor"
        />
      )}
    </>
  );
}

interface RowProps {
  readonly order: ProOrder;
  readonly onItems: () => void;
}

const CELL = 'py-2.5 pe-4 align-top max-md:block max-md:py-0.5 max-md:pe-0';
const AMOUNT = `${CELL} text-end max-md:text-start`;

function Row({ order, onItems }: RowProps) {
  const { number, client, placed_at, statuses, promised, is_late, total, markup, lines } = order;
  return (
    <tr className="border-line border-b max-md:block max-md:py-3">
      <th className={`${CELL} text-start font-normal`} scope="row">
        <Link className="figures font-[560] hover:underline" to={proOrderPath(number)}>
          {number}
        </Link>
        <span className="figures block text-12 text-muted">{formatDate(placed_at)}</span>
      </th>
      <td className={CELL}>
        <Link className="hover:underline" to={clientPath(client.id)}>
          {client.name}
        </Link>
      </td>
      <td className={CELL}>
        <ul className="flex flex-wrap gap-1">
          {statuses.map(({ status, status_label, count }) => (
            <li key={status}>
              <StatusBadge count={count} label={status_label} />
            </li>
          ))}
        </ul>
      </td>
      <td className={`figures whitespace-nowrap ${CELL}`}>
        {promised !== null && (
          <>
            <span className="md:hidden">Promised </span>
            {formatDay(day(promised))} {is_late && <Badge kind="danger">Late</Badge>}
          </>
        )}
      </td>
      <td className={AMOUNT}>
        <span className="md:hidden">Client pays </span>
        <Money amount={total} />
      </td>
      <td className={AMOUNT}>
        <span className="md:hidden">Your markup </span>
        <Money amount={markup} />
      </td>
      <td className={`${CELL} text-end max-md:text-start`}>
        <Button kind="secondary" onPress={onItems} size="small">
          {lines} {lines === 1 ? 'item' : 'items'}
          <span className="reader-only"> of order {number}</span>
        </Button>
      </td>
    </tr>
  );
}
