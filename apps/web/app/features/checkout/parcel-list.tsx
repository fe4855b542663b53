import type { Checkout } from '@wevisu/contract/checkout.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import { Icon } from '../../ui/icon.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';

type Parcel = Checkout['parcels'][number];

/** The parcels, one per vendor, with their shipping costs. */
export function ParcelList({ parcels }: { readonly parcels: readonly Parcel[] }) {
  return (
    <ul className="flex flex-col gap-5">
      {parcels.map((parcel, index) => (
        <li className="rounded-card border border-line bg-surface" key={parcel.vendor_id}>
          <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b px-4 py-3 text-14 sm:px-5">
            <h3 className="flex items-center gap-2 font-sans font-[550]">
              <span className="text-muted">
                <Icon name="truck" size={18} />
              </span>
              <span>
                <span className="text-muted">
                  Parcel {index + 1} of {parcels.length} from
                </span>{' '}
                {parcel.vendor}
              </span>
            </h3>
            <p className="text-muted">
              {parcel.weight_lb} lb, shipping{' '}
              {parcel.shipping === 0 ? 'free' : <Money amount={parcel.shipping} />}
            </p>
            {parcel.arrives && (
              <p className="figures basis-full text-muted">{arrivalText(parcel.arrives)}</p>
            )}
          </header>
          <ul className="divide-y divide-line px-4 sm:px-5">
            {parcel.lines.map((line) => (
              <ParcelLine key={`${line.variant_id} ${line.qty}`} line={line} />
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}

function ParcelLine({ line }: { readonly line: Parcel['lines'][number] }) {
  const variant = [line.size_label, line.finish].filter(Boolean).join(', ');
  return (
    <li className="grid grid-cols-[56px_1fr] gap-x-4 py-4 text-14">
      <MediaPicture alt="" picture={line.picture} sizes="56px" />
      <div className="min-w-0">
        <div className="flex items-start justify-between gap-4 text-16">
          <p className="min-w-0 leading-snug">{line.product_name}</p>
          <Money amount={line.total} className="font-[520]" />
        </div>
        <p className="text-muted">{variant}</p>
        <p className="text-muted">
          {countUnits(line.qty, line.unit)} at <Money amount={line.price} />
        </p>
        {line.lots.length > 1 && (
          <p className="text-warning">From {line.lots.length} lots: shades may differ a little.</p>
        )}
      </div>
    </li>
  );
}
