import type { TemplateCard as Card } from '@wevisu/contract/design-library.ts';
import { LoadingNote } from '../../ui/skeleton.tsx';
import { TemplateCard, TemplateCardSkeleton } from './template-card.tsx';

export const TEMPLATE_GRID = 'grid gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3 lg:gap-y-12';
const SIZES = '(min-width: 1280px) 384px, (min-width: 1025px) 30vw, (min-width: 481px) 46vw, 90vw';
/** Cards above the fold on a desktop load their pictures right away. */
const FIRST = 3;

export interface TemplateGridProps {
  readonly cards: readonly Card[];
  readonly product: string | null;
}

export function TemplateGrid({ cards, product }: TemplateGridProps) {
  return (
    <ul className={TEMPLATE_GRID}>
      {cards.map((card, index) => (
        <li key={card.id}>
          <TemplateCard card={card} isFirst={index < FIRST} product={product} sizes={SIZES} />
        </li>
      ))}
    </ul>
  );
}

export interface TemplateGridSkeletonProps {
  readonly count: number;
  readonly label?: string;
}

export function TemplateGridSkeleton({
  count,
  label = 'Designs are loading',
}: TemplateGridSkeletonProps) {
  return (
    <div className={TEMPLATE_GRID}>
      <LoadingNote label={label} />
      {Array.from({ length: count }, (_, index) => (
        <TemplateCardSkeleton key={index} />
      ))}
    </div>
  );
}
