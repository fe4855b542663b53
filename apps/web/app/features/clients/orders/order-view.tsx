import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { SALES_TAX_LABELS } from '@wevisu/domain/money/tax-by-address.ts';
import { clientPath, proArrivalPath } from '@wevisu/site/pro-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { OrderItemsPopup } from '../../orders/items-popup/order-items-popup.tsx';
import { OrderDocuments } from '../../orders/order-documents.tsx';
import { OrderParcels } from '../../orders/parcels/order-parcels.tsx';
import { OrderLines } from './order-lines.tsx';
import type { ProOrderDetail } from './pro-order-calls.ts';

/** The sums, every line, and what happened when. */
export function OrderView({ order }: { readonly order: ProOrderDetail }) {
  const [isOpen, setOpen] = useState(false);
  const { number, client, placed_at, place, coupon_code, items, timeline } = order;
  return (
    <div className="grid gap-8 lg:grid-cols-[1fr_280px]">
      <div className="min-w-0">
        <p className="mb-4 text-muted">
          <Link className="text-ink underline" to={clientPath(client.id)}>
            {client.name}
          </Link>
          {place && `, ${place}`}. Placed on {formatDate(placed_at)}
          {coupon_code && <>, with coupon {coupon_code}</>}.{' '}
          {order.is_late && <Badge kind="danger">Late</Badge>}
        </p>
        <OrderLines items={items} />
        <Button className="mt-3" kind="secondary" onPress={() => setOpen(true)} size="small">
          Items with profit
        </Button>
        <OrderItemsPopup
          isOpen={isOpen}
          number={number}
          onClose={() => setOpen(false)}
          viewer="Contractor"
        />
        <div className="mt-8">
          <OrderParcels arrivalPath={proArrivalPath} number={number} />
        </div>
        <h2 className="mt-8 mb-3 text-18">What happened</h2>
        <ol className="border-line border-s ps-4">
          {timeline.map((step, at) => (
            <li className="mb-2.5" key={at}>
              <span className="font-[520]">{step.status_label}</span>: {step.qty}{' '}
              {step.product_name}
              <span className="figures block text-12 text-muted">{formatDate(step.at)}</span>
            </li>
          ))}
        </ol>
      </div>
      <div>
        <Sums order={order} />
        <OrderDocuments number={number} />
      </div>
    </div>
  );
}

function Sums({ order }: { readonly order: ProOrderDetail }) {
  const rows = [
    ['Goods', order.subtotal],
    ['Shipping', order.shipping_charge],
    [SALES_TAX_LABELS[order.tax_source], order.tax],
    ['Client pays', order.total],
  ] as const;
  return (
    <dl className="h-fit rounded-card border border-line p-4">
      {rows.map(([label, amount]) => (
        <div className="flex justify-between py-1" key={label}>
          <dt className="text-muted">{label}</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between border-line border-t pt-3 font-[560]">
        <dt>Your markup</dt>
        <dd>
          <Money amount={order.markup} />
        </dd>
      </div>
    </dl>
  );
}
