import type { ProductCard as Card } from '@wevisu/contract/catalog.ts';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { ProductCard } from './product-card.tsx';

const GRID = 'grid grid-cols-2 gap-x-4 gap-y-9 md:grid-cols-3 md:gap-x-6 md:gap-y-11';
const SIZES = '(min-width: 1280px) 290px, (min-width: 1025px) 24vw, (min-width: 769px) 31vw, 46vw';
/** Cards above the fold on desktop; their pictures load eagerly. */
const FIRST = 3;

export interface ProductGridProps {
  readonly cards: readonly Card[];
  readonly vsdId: string | null;
}

export function ProductGrid({ cards, vsdId }: ProductGridProps) {
  return (
    <ul className={GRID}>
      {cards.map((card, index) => (
        <li key={card.hash}>
          <ProductCard card={card} isFirst={index < FIRST} sizes={SIZES} vsdId={vsdId} />
        </li>
      ))}
    </ul>
  );
}

/** Placeholders for loading cards, in the same number and size. */
export function ProductGridSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={GRID}>
      <LoadingNote label="Products are loading" />
      {Array.from({ length: count }, (_, index) => (
        <ProductCardSkeleton key={index} />
      ))}
    </div>
  );
}

/** The height of a card with a two-line name, a price and two notes. */
function ProductCardSkeleton() {
  return (
    <span aria-hidden="true" className="flex flex-col">
      <Skeleton className="aspect-square rounded-card" />
      <Skeleton className="mt-4 h-3 w-2/5" />
      <Skeleton className="mt-2 h-4 w-11/12" />
      <Skeleton className="mt-2 h-4 w-3/5" />
      <Skeleton className="mt-4 h-4 w-1/2" />
      <Skeleton className="mt-2 h-3 w-2/3" />
      <Skeleton className="mt-2 h-3 w-1/2" />
    </span>
  );
}
