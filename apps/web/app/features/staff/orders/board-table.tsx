import type { BoardLine } from '@wevisu/contract/staff-orders.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { useState } from 'react';
import { Badge } from '../../../ui/badge.tsx';
import { Money } from '../../../ui/money.tsx';
import { OrderItemsPopup } from '../../orders/items-popup/order-items-popup.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import { BulkBar } from './bulk-bar.tsx';

/** Rows from tablets on, cards on the phone; selected lines are moved together. */
export function BoardTable({ rows }: { readonly rows: readonly BoardLine[] }) {
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [opened, setOpened] = useState<string | null>(null);
  const chosen = rows.filter(({ id }) => selected.has(id));

  function toggle(id: number) {
    setSelected((old) => {
      const next = new Set(old);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  }

  const areAll = chosen.length === rows.length;
  return (
    <>
      <table className="w-full max-md:block">
        <thead className="max-md:hidden">
          <tr className="border-line border-b text-muted">
            <th className="w-8 py-2" scope="col">
              <input
                aria-label="Select all lines that are shown"
                checked={areAll}
                onChange={() => setSelected(new Set(areAll ? [] : rows.map(({ id }) => id)))}
                type="checkbox"
              />
            </th>
            {['Order', 'Product', 'Vendor', 'Showroom', 'Status', 'Promised'].map((name) => (
              <th className="py-2 pe-4 text-start font-[520]" key={name} scope="col">
                {name}
              </th>
            ))}
            {['Paid', 'Our part'].map((name) => (
              <th className="py-2 pe-4 text-end font-[520]" key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-md:block">
          {rows.map((row) => (
            <Row
              isSelected={selected.has(row.id)}
              key={row.id}
              onItems={() => setOpened(row.order_number)}
              onToggle={() => toggle(row.id)}
              row={row}
            />
          ))}
        </tbody>
      </table>
      {chosen.length > 0 && <BulkBar lines={chosen} onDone={() => setSelected(new Set())} />}
      {opened !== null && (
        <OrderItemsPopup isOpen number={opened} onClose={() => setOpened(null)} viewer="Admin" />
      )}
    </>
  );
}

interface RowProps {
  readonly row: BoardLine;
  readonly isSelected: boolean;
  readonly onToggle: () => void;
  readonly onItems: () => void;
}

const CELL = 'py-2 pe-4 align-top max-md:block max-md:py-0.5 max-md:pe-0';
const AMOUNT = `figures ${CELL} text-end max-md:text-start`;

function Row({ row, isSelected, onToggle, onItems }: RowProps) {
  const { order_number: number, product_name: product } = row;
  return (
    <tr className="border-line border-b max-md:block max-md:py-3">
      <td className={CELL}>
        <input
          aria-label={`Select ${product} of ${number}`}
          checked={isSelected}
          onChange={onToggle}
          type="checkbox"
        />
      </td>
      <th className={`${CELL} text-start font-normal`} scope="row">
        <button
          aria-label={`Items of order ${number}`}
          className="figures font-[560] hover:underline"
          onClick={onItems}
          type="button"
        >
          {number}
        </button>
        <span className="block text-12 text-muted">
          {formatDate(row.placed_at)}, {row.homeowner}
        </span>
      </th>
      <td className={CELL}>
        {product}
        <span className="block text-12 text-muted">
          {row.qty} x {row.unit}, {row.sku}
        </span>
      </td>
      <td className={CELL}>{row.vendor}</td>
      <td className={CELL}>{row.showroom}</td>
      <td className={CELL}>
        <StatusBadge label={row.status_label} />
        {row.tracking && (
          <span className="block text-12 text-muted">
            {row.tracking.carrier} {row.tracking.number}
          </span>
        )}
      </td>
      <td className={`figures whitespace-nowrap ${CELL}`}>
        <span className="md:hidden">Promised </span>
        {formatDay(day(row.promised_on))} {row.is_late && <Badge kind="danger">Late</Badge>}
      </td>
      <td className={AMOUNT}>
        <span className="md:hidden">Paid </span>
        <Money amount={cents(row.total)} />
      </td>
      <td className={AMOUNT}>
        <span className="md:hidden">Our part </span>
        <Money amount={cents(row.profit)} />
      </td>
    </tr>
  );
}
