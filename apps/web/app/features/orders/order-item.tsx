import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { late } from '../../platform/late.ts';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import { ItemRequests } from './item-requests.tsx';
import { ItemStages } from './item-stages.tsx';
import { refundText } from './payment-state.tsx';
import { formatTime } from './request-texts.ts';
import { StatusBadge } from './status-badge.tsx';

/** Of what is on its way. */
const ItemTracking = late(async () => ({
  default: (await import('./parcels/item-tracking.tsx')).ItemTracking,
}));
/** Few items have one. */
const AskedPrice = late(() => import('./asked-price.tsx'));

type Item = Order['parcels'][number]['items'][number];

export interface OrderItemProps {
  readonly item: Item;
  readonly vsdId: string;
  /** Its parcel says when it arrives. */
  readonly hasArrival: boolean;
}

export function OrderItem({ item, vsdId, hasArrival }: OrderItemProps) {
  const variant = [item.size_label, item.finish].filter(Boolean).join(', ');
  return (
    <li className="grid grid-cols-[64px_1fr] gap-x-4 py-5 sm:grid-cols-[88px_1fr]">
      <MediaPicture alt="" picture={item.picture} sizes="88px" />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4">
          <div className="min-w-0">
            <p className="text-12 text-muted">{item.brand}</p>
            <h3 className="font-sans text-16 font-[520] leading-snug">
              <Link
                className="rounded-[4px] underline-offset-3 hover:underline"
                to={productPath(item.product_hash, vsdId)}
              >
                {item.product_name}
              </Link>
            </h3>
            <p className="mt-0.5 text-14 text-muted">{variant}</p>
          </div>
          <Money amount={item.total} className="font-[520]" />
        </div>
        <p className="text-14 text-muted">
          {countUnits(item.qty, item.unit)} at <Money amount={item.price} />,{' '}
          <span className="whitespace-nowrap">SKU {item.sku}</span>
          {item.lots.length > 0 &&
            `, ${item.lots.length === 1 ? 'lot' : 'lots'} ${item.lots.map((lot) => lot.lot_code).join(', ')}`}
        </p>
        <div className="mt-3 flex flex-wrap items-center gap-x-3 gap-y-1 text-14">
          <StatusBadge label={item.status_label} />
          <span className="text-muted">
            since <span className="figures">{formatDate(item.status_date)}</span>
          </span>
        </div>
        {item.asked_price && (
          <Suspense>
            <AskedPrice item={item} />
          </Suspense>
        )}
        <ItemStages product={item.product_name} status={item.status} />
        {item.tracking && (
          <Suspense>
            <ItemTracking tracking={item.tracking} />
          </Suspense>
        )}
        {item.released > 0 && (
          <p className="mt-2 text-14 text-muted">
            <Money amount={item.released} className="text-ink" /> of the authorization released,
            with its shipping and tax.
          </p>
        )}
        {item.refund && (
          <p className="figures mt-2 text-14 text-muted">
            {refundText(item.refund)}: <Money amount={item.refund.amount} className="text-ink" />
            {item.refund.restocking > 0 && (
              <>
                , less a restocking fee of <Money amount={item.refund.restocking} />
              </>
            )}
          </p>
        )}
        {item.history.length > 1 && (
          <details className="mt-2 text-14">
            <summary className="w-fit cursor-pointer rounded-[4px] py-1 text-muted hover:text-ink">
              All steps<span className="reader-only"> of {item.product_name}</span>
            </summary>
            <ol className="mt-1 flex flex-col gap-1 border-line border-s ps-4">
              {item.history.map((event) => (
                <li key={`${event.status} ${event.at}`}>
                  <span className="figures text-muted">
                    {formatDate(event.at)}, {formatTime(event.at)}
                  </span>{' '}
                  {event.status_label}
                  {event.reason !== '' && <span className="text-muted"> ({event.reason})</span>}
                </li>
              ))}
            </ol>
          </details>
        )}
        <ItemRequests item={item} />
        {item.status === 'Waiting for approval' && !hasArrival && (
          <p className="mt-2 text-14 text-muted">
            Ships in {item.lead_time} once the vendor approves it.
          </p>
        )}
      </div>
    </li>
  );
}
