import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { isLateStatus, isOrderStatus, keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { StatusBadge } from '../orders/status-badge.tsx';
import { DueClock } from './due-clock.tsx';

const CELL = 'py-2 pe-4 align-top max-md:block max-md:py-0.5 max-md:pe-0';
const AMOUNT = `figures ${CELL} text-end max-md:text-start`;

export interface LineRowProps {
  readonly line: VendorLine;
  readonly isFirstOfOrder: boolean;
  readonly isSelected: boolean;
  readonly problem: string | undefined;
  readonly onToggle: () => void;
  readonly onItems: () => void;
  readonly onPart: () => void;
  readonly onLots: () => void;
}

export function LineRow(props: LineRowProps) {
  const { line, isFirstOfOrder, isSelected, problem, onToggle, onItems, onPart, onLots } = props;
  const { order_number: number, product_name: product, ship_to: to, status } = line;
  const details = [line.sku, line.size_label, line.finish].filter((text) => text !== '');
  const isOpen = isOrderStatus(status) && !isLateStatus(status) && keepsGoods(status);
  return (
    <tr className={`${isFirstOfOrder ? 'border-line border-t' : ''} max-md:block max-md:py-3`}>
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
          className={`figures hover:underline ${isFirstOfOrder ? 'font-[560]' : 'text-muted'}`}
          onClick={onItems}
          type="button"
        >
          {number}
        </button>
        {isFirstOfOrder && (
          <span className="figures block text-12 text-muted">{formatDate(line.placed_at)}</span>
        )}
      </th>
      <td className={CELL}>
        {product}
        <span className="block text-12 text-muted">{details.join(', ')}</span>
        {problem !== undefined && <p className="text-danger">{problem}</p>}
      </td>
      <td className={CELL}>
        <span className="md:hidden">Lots </span>
        {line.lots.map(({ lot_code, qty }) => `${lot_code} (${qty})`).join(', ')}
      </td>
      <td className={CELL}>
        {to !== null && (
          <>
            {to.full_name}
            <span className="block text-12 text-muted">
              {to.city}, {to.state}
            </span>
          </>
        )}
      </td>
      <td className={CELL}>
        <StatusBadge label={line.status_label} /> <DueClock dueAt={line.due_at} />
        {line.request !== null && <Badge kind="warning">Request</Badge>}
      </td>
      <td className={`${AMOUNT} whitespace-nowrap`}>
        {line.qty} {line.unit}
      </td>
      <td className={AMOUNT}>
        <Money amount={cents(line.profit)} />
      </td>
      <td className={`${CELL} whitespace-nowrap text-end max-md:text-start`}>
        {status === 'Waiting for approval' && line.qty > 1 && (
          <Button kind="quiet" onPress={onPart} size="small">
            Approve a part
          </Button>
        )}
        {isOpen && (
          <Button kind="quiet" onPress={onLots} size="small">
            Change lots
          </Button>
        )}
      </td>
    </tr>
  );
}
