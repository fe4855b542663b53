import type { ProductCard as Card } from '@wevisu/contract/catalog.ts';
import { unitLabel } from '@wevisu/domain/catalog/unit-labels.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { freeDeliveryShort } from '@wevisu/domain/orders/free-delivery.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { Remembered } from '../../platform/remembered.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { Price } from '../../ui/price.tsx';

export interface ProductCardProps {
  readonly card: Card;
  /** The showroom whose prices are shown; it becomes part of the product's URL. */
  readonly vsdId: string | null;
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly headingLevel?: 2 | 3;
}

/** A picture with brand, name and price; the whole card is one link. */
export function ProductCard(props: ProductCardProps) {
  const { card, vsdId, sizes, isFirst = false, headingLevel = 2 } = props;
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const inside = () => (
    <>
      <div className="overflow-hidden rounded-card bg-sunken">
        <MediaPicture
          alt=""
          className="transition-[scale] duration-(--calm) group-hover:scale-[1.025]"
          isFirst={isFirst}
          picture={card.picture}
          sizes={sizes}
        />
      </div>
      <div className={card.price ? 'min-h-34 pt-3.5' : 'min-h-28 pt-3.5'}>
        <p className="text-12 text-muted">{card.brand}</p>
        <Heading className="mt-0.5 line-clamp-2 font-sans text-16 font-[520] leading-snug">
          <PlainLink
            className="rounded-[4px] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
            isSoon
            to={productPath(card.hash, vsdId)}
          >
            {card.name}
          </PlainLink>
        </Heading>
        <div className="mt-1 flex flex-col gap-0.5">
          {card.price && (
            <Price
              isFrom={card.from_price}
              perSqft={card.price.price_sqft}
              price={card.price.price}
              unit={unitLabel(card.unit)}
            />
          )}
          <p className="text-12 text-muted">{describe(card)}</p>
          {card.free_delivery_from !== null && (
            <p className="figures text-12 text-muted">
              {freeDeliveryShort(cents(card.free_delivery_from))}
            </p>
          )}
        </div>
      </div>
    </>
  );
  return (
    <Remembered
      name="card"
      as="article"
      className="group relative"
      isFresh={isFirst}
      isPlain
      of={() => [card, vsdId, sizes, headingLevel]}
    >
      {inside}
    </Remembered>
  );
}

function describe({ total_variants, in_stock, lead_time }: Card): string {
  const choice = total_variants > 1 ? `${total_variants} options · ` : '';
  return `${choice}${in_stock ? `Ships in ${lead_time}` : 'Out of stock'}`;
}
