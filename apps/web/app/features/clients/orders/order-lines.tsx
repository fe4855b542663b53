import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import { Money } from '../../../ui/money.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StatusBadge } from '../../orders/status-badge.tsx';
import type { ProOrderDetail } from './pro-order-calls.ts';
import { REQUEST_TITLES } from './request-titles.ts';

type Item = ProOrderDetail['items'][number];

/** Each line with where it is, what is asked about it, and its amounts. */
export function OrderLines({ items }: { readonly items: readonly Item[] }) {
  return (
    <ul className="border-line border-t">
      {items.map((item) => (
        <li className="border-line border-b py-3" key={item.id}>
          <Line item={item} />
        </li>
      ))}
    </ul>
  );
}

function Line({ item }: { readonly item: Item }) {
  const { product_name, vendor, qty, unit, size_label, finish, sku, tracking, arrives } = item;
  const [request] = item.requests;
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
        <div className="min-w-52 flex-1">
          <p className="font-[560]">{product_name}</p>
          <p className="text-12 text-muted">
            {[size_label, finish, sku, vendor].filter(Boolean).join(', ')}
          </p>
          <p className="figures mt-1 flex flex-wrap items-center gap-2">
            {countUnits(qty, unit)} <StatusBadge label={item.status_label} />
          </p>
          {arrives !== null && item.status !== 'Delivered' && (
            <p className="figures mt-1 text-muted">{arrivalText(arrives)}</p>
          )}
          {tracking !== null && (
            <p className="figures mt-1">
              {tracking.url === null ? (
                `${tracking.carrier} ${tracking.number}`
              ) : (
                <a className="underline" href={tracking.url} rel="noreferrer" target="_blank">
                  {tracking.carrier} {tracking.number}
                </a>
              )}
            </p>
          )}
        </div>
        <Amounts item={item} />
      </div>
      {request?.state === 'open' && (
        <Notice className="mt-3" kind="warning" title={REQUEST_TITLES[request.kind]}>
          {countUnits(request.qty, unit)}: {request.reason_label}
          {request.note && `. “${request.note}”`}
        </Notice>
      )}
    </>
  );
}

function Amounts({ item }: { readonly item: Item }) {
  const rows = [
    ['Client pays', item.price],
    ['Your cost', item.cost],
    ['Your markup', item.contractor_markup_amt],
  ] as const;
  return (
    <dl className="w-52">
      {rows.map(([label, amount]) => (
        <div className="flex justify-between" key={label}>
          <dt className="text-muted">{label}, each</dt>
          <dd>
            <Money amount={amount} />
          </dd>
        </div>
      ))}
      <div className="flex justify-between font-[560]">
        <dt>Profit</dt>
        <dd>
          <Money amount={item.profit} />
        </dd>
      </div>
    </dl>
  );
}
