import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { Button as PlainButton } from 'react-aria-components/Button';
import { cx } from '../../ui/cx.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Price } from '../../ui/price.tsx';
import { startDrag } from './drag-product.ts';
import { perSqftCents } from './price-per-sqft.ts';

export interface ChoiceCardProps {
  readonly facts: ProductFacts;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  readonly onCompare?: () => void;
}

/** A product that fits here. */
export function ChoiceCard({ facts, isChosen, onChoose, onCompare }: ChoiceCardProps) {
  const { name, brand, pictureKey, priceCents, unit, problem } = facts;
  return (
    <li
      className="group relative max-md:w-29 max-md:shrink-0 max-md:snap-start"
      draggable
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', name);
        event.dataTransfer.effectAllowed = 'copy';
        startDrag({ type: 'product', facts });
      }}
    >
      <PlainButton
        aria-label={`${isChosen ? 'Chosen: ' : 'Use '}${name}, ${brand}`}
        aria-pressed={isChosen}
        className="block w-full rounded-card text-start"
        onPress={onChoose}
      >
        <span
          className={cx(
            'block overflow-hidden rounded-card ring-offset-2 ring-offset-paper',
            isChosen ? 'ring-2 ring-accent' : 'group-hover:ring-1 group-hover:ring-edge',
          )}
        >
          <MediaPicture alt="" picture={pictureKey} sizes="180px" />
        </span>
        <span className="mt-2 line-clamp-2 text-14 leading-snug">{name}</span>{' '}
        <span className="block truncate text-12 text-muted">{brand}</span>
      </PlainButton>
      {priceCents !== null && (
        <Price perSqft={perSqftCents(facts)} price={priceCents} unit={unit} />
      )}
      {problem === 'out-of-stock' && <p className="text-12 text-warning">Out of stock</p>}
      {onCompare && !isChosen && (
        <IconButton
          className="absolute top-1 right-1 size-9! opacity-0 after:absolute after:-inset-1 focus-visible:opacity-100 group-hover:opacity-100 max-md:opacity-100"
          icon="compare"
          label={`Compare with ${name}`}
          look="round"
          onPress={onCompare}
        />
      )}
      {isChosen && (
        <span className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-accent text-on-accent">
          <Icon name="check" size={16} />
        </span>
      )}
    </li>
  );
}
