import type { ProductCard as Card } from '@wevisu/contract/catalog.ts';
import type { ReactNode } from 'react';
import { Carousel } from '../../ui/carousel.tsx';
import { ProductCard } from './product-card.tsx';

export interface ProductRowProps {
  readonly title: string;
  readonly cards: readonly Card[];
  readonly vsdId: string | null;
  readonly action?: ReactNode;
  /** Anchor id for links. */
  readonly id?: string;
  /** Space around it, in place of that above a row at a page's end. */
  readonly className?: string;
}

/** Products in a carousel row. */
export function ProductRow(props: ProductRowProps) {
  const { title, cards, vsdId, action, id, className = 'mt-20' } = props;
  return (
    <div className={className} id={id}>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-4">
        <h2 className="text-28">{title}</h2>
        {action}
      </div>
      <Carousel
        label={title}
        slides={[
          [0, 2],
          [769, 3],
          [1025, 4],
        ]}
      >
        {cards.map((card) => (
          <ProductCard
            card={card}
            headingLevel={3}
            key={card.hash}
            sizes="(min-width: 1280px) 290px, (min-width: 1025px) 24vw, (min-width: 769px) 31vw, 46vw"
            vsdId={vsdId}
          />
        ))}
      </Carousel>
    </div>
  );
}
