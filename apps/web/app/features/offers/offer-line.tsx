import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import type { OfferLine } from '@wevisu/domain/offers/offer-content.ts';
import type { ReactNode } from 'react';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';

/** One line as it is offered; `children` are what can be done with it. */
export function OfferLineRow(props: { readonly line: OfferLine; readonly children?: ReactNode }) {
  const { line, children } = props;
  const about = [line.brand, line.size_label, line.finish].filter((text) => text !== '');
  return (
    <div>
      <div className="flex gap-3">
        <div className="size-16 shrink-0 overflow-hidden rounded-control md:size-20">
          <MediaPicture alt="" picture={line.picture} sizes="80px" />
        </div>
        <div className="min-w-0 flex-1">
          <p className="wrap-anywhere font-[560]">{line.name}</p>
          <p className="text-14 text-muted">{about.join(', ')}</p>
          <p className="figures text-14 text-muted">
            {countUnits(line.qty, line.unit)}, <Money amount={line.price} /> each
          </p>
          <p className="text-14 text-muted">
            Ships in {line.lead_time}
            {line.lots.length > 0 && <>, lot {line.lots.map(({ code }) => code).join(', ')}</>}
          </p>
        </div>
        <Money amount={line.total} className="font-[560]" />
      </div>
      {/* Of full width on a phone, since it may hold fields. */}
      <div className="sm:ps-19 md:ps-23">{children}</div>
    </div>
  );
}
