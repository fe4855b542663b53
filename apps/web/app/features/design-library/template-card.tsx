import type { TemplateCard as Card } from '@wevisu/contract/design-library.ts';
import { designPath } from '@wevisu/site/paths.ts';
import { Money } from '../../ui/money.tsx';
import { RoomPicture } from '../../ui/room-picture.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { StartLink } from './start-link.tsx';
import { styleLabel } from './style-label.ts';

export interface TemplateCardProps {
  readonly card: Card;
  /** A product to bring along into the room. */
  readonly product: string | null;
  readonly sizes: string;
  readonly isFirst?: boolean;
}

/** A designed room: its picture, its style, its colors and its total price here. The whole card is a link. */
export function TemplateCard({ card, product, sizes, isFirst = false }: TemplateCardProps) {
  return (
    <article className="group relative">
      <div className="overflow-hidden rounded-card bg-sunken">
        <RoomPicture
          alt=""
          className="transition-[scale] duration-(--calm) group-hover:scale-[1.02]"
          isFirst={isFirst}
          picture={card.picture}
          sizes={sizes}
        />
      </div>
      <TemplateDetails
        card={card}
        floorTemplate={card.id}
        floorplan={card.plan}
        limits={card.limits}
        product={product}
      />
    </article>
  );
}

export interface TemplateDetailsProps {
  readonly card: Pick<Card, 'name' | 'style' | 'colors' | 'total' | 'products' | 'brands'>;
  /** What its size does not allow. */
  readonly limits?: readonly string[];
  readonly floorTemplate: string;
  readonly floorplan: string | null;
  readonly product: string | null;
}

/** Name, style, colors and price; the link covers the whole card. */
export function TemplateDetails({
  card,
  limits = [],
  floorTemplate,
  floorplan,
  product,
}: TemplateDetailsProps) {
  return (
    <>
      <div className="flex items-start justify-between gap-4 pt-3.5">
        <div className="min-w-0">
          <p className="text-12 text-muted">{styleLabel(card.style)}</p>
          <h3 className="mt-0.5 font-sans text-16 font-[520] leading-snug">
            <StartLink
              className="rounded-[4px] underline-offset-3 after:absolute after:inset-0 after:rounded-card group-hover:underline"
              floorTemplate={floorTemplate}
              floorplan={floorplan}
              to={designPath({ template: floorTemplate }, { product })}
            >
              {card.name}
            </StartLink>
          </h3>
        </div>
        <Colors colors={card.colors} />
      </div>
      <p className="figures mt-1 flex flex-wrap items-baseline gap-x-2 text-14 text-muted">
        {card.total !== null && card.products > 0 && (
          <>
            <Money amount={card.total} className="text-16 font-[560] text-ink" />
            <span className="reader-only"> for </span>
          </>
        )}
        <span>{contents(card)}</span>
      </p>
      {limits.length > 0 && (
        <p className="mt-2 text-14 text-muted">
          <span className="font-[520] text-ink">At this size:</span> {limits.join(' ')}
        </p>
      )}
    </>
  );
}

function contents({ products, brands }: Pick<Card, 'products' | 'brands'>): string {
  if (products === 0) return 'No products chosen';
  const goods = products === 1 ? '1 product' : `${products} products`;
  return brands > 1 ? `${goods} from ${brands} brands` : goods;
}

function Colors({ colors }: { readonly colors: readonly string[] }) {
  return (
    <span aria-hidden="true" className="flex shrink-0 -space-x-1.5 pt-1">
      {colors.slice(0, 4).map((color) => (
        <span
          className="size-5 rounded-full border-2 border-paper"
          key={color}
          style={{ backgroundColor: color }}
        />
      ))}
    </span>
  );
}

/** As tall as a card with a one-line name. */
export function TemplateCardSkeleton() {
  return (
    <span aria-hidden="true" className="flex flex-col">
      <Skeleton className="aspect-[3/2] rounded-card" />
      <Skeleton className="mt-4 h-3 w-1/4" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-3 h-4 w-2/5" />
    </span>
  );
}
