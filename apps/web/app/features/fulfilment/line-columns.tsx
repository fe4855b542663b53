import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { isLateStatus, isOrderStatus, keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import { isPackable } from '@wevisu/domain/orders/parcels.ts';
import type { TableColumn } from '../../back-office/table/table-types.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { StatusBadge } from '../orders/status-badge.tsx';
import { DueClock } from './due-clock.tsx';

interface Acts {
  readonly onItems: (line: VendorLine) => void;
  readonly onPart: (line: VendorLine) => void;
  readonly onLots: (line: VendorLine) => void;
  readonly onPrice: (line: VendorLine) => void;
}

export function lineColumns({ onItems, ...acts }: Acts): readonly TableColumn<VendorLine>[] {
  return [
    {
      key: 'order',
      header: 'Order',
      cell: (line) => (
        <button
          aria-label={`Items of order ${line.order_number}`}
          className="figures whitespace-nowrap font-[560] hover:underline"
          onClick={() => onItems(line)}
          type="button"
        >
          {line.order_number}
        </button>
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
      cell: ({ product_name, sku, size_label, finish }) => (
        <>
          {product_name}
          <span className="block text-12 text-muted">
            {[sku, size_label, finish].filter((text) => text !== '').join(', ')}
          </span>
        </>
      ),
    },
    {
      key: 'lots',
      header: 'Lots',
      cell: ({ lots }) => lots.map(({ lot_code, qty }) => `${lot_code} (${qty})`).join(', '),
    },
    {
      key: 'ship_to',
      header: 'Ship to',
      cell: ({ ship_to: to }) =>
        to !== null && (
          <>
            {to.full_name}
            <span className="block text-12 text-muted">
              {to.city}, {to.state}
            </span>
          </>
        ),
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status_label, due_at, request, asked_price }) => (
        <>
          <StatusBadge label={status_label} /> <DueClock dueAt={due_at} />
          {request !== null && <Badge kind="warning">Request</Badge>}
          {asked_price !== null && <Badge kind="accent">Price asked</Badge>}
        </>
      ),
    },
    {
      key: 'changed',
      header: 'Last change',
      isSortable: true,
      cell: ({ status_date }) => <span className="figures">{formatDate(status_date)}</span>,
    },
    {
      key: 'qty',
      header: 'Quantity',
      isNumber: true,
      cell: ({ qty, unit }) => <span className="whitespace-nowrap">{countUnits(qty, unit)}</span>,
    },
    {
      key: 'profit',
      header: 'Your amount',
      isNumber: true,
      cell: ({ profit }) => <Money amount={cents(profit)} />,
    },
    {
      key: 'act',
      header: 'Change',
      isAct: true,
      cell: (line) => <Change line={line} onPack={onItems} {...acts} />,
    },
  ];
}

function Change(
  props: Omit<Acts, 'onItems'> & {
    readonly line: VendorLine;
    readonly onPack: (line: VendorLine) => void;
  },
) {
  const { line, onPack, onPart, onLots, onPrice } = props;
  const { status, qty, asked_price: asked } = line;
  const isOpen = isOrderStatus(status) && !isLateStatus(status) && keepsGoods(status);
  return (
    <>
      {status === 'Waiting for approval' && qty > 1 && asked === null && (
        <Button
          className="whitespace-nowrap"
          kind="quiet"
          onPress={() => onPart(line)}
          size="small"
        >
          Approve a part
        </Button>
      )}
      {(line.can_ask_price || asked !== null) && (
        <Button
          className="whitespace-nowrap"
          kind="quiet"
          onPress={() => onPrice(line)}
          size="small"
        >
          {asked === null ? 'Another price' : 'Price asked'}
        </Button>
      )}
      {isOpen && (
        <Button
          className="whitespace-nowrap"
          kind="quiet"
          onPress={() => onLots(line)}
          size="small"
        >
          Change lots
        </Button>
      )}
      {isOrderStatus(status) && isPackable(status) && (
        <Button
          className="whitespace-nowrap"
          kind="quiet"
          onPress={() => onPack(line)}
          size="small"
        >
          Parcels
        </Button>
      )}
    </>
  );
}
