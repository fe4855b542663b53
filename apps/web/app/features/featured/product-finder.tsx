import { keepPreviousData, useQuery } from '@tanstack/react-query';
import type { Featurable } from '@wevisu/contract/featured.ts';
import { MAX_FEATURED } from '@wevisu/domain/catalog/featured.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { useSettled } from '../../platform/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { FEATURED_KEY, findFeaturable } from './featured-calls.ts';
import { holds, keyOf, type Pick } from './pick.ts';

interface ProductFinderProps {
  readonly pick: Pick;
  readonly isFull: boolean;
  readonly onAdd: (product: Featurable) => void;
  readonly onRemove: (product: Featurable) => void;
}

/** What the showroom offers, by words; without words what sells best. */
export function ProductFinder({ pick, isFull, onAdd, onRemove }: ProductFinderProps) {
  const [words, setWords] = useState('');
  const q = useSettled(words.trim());
  const found = useQuery({
    queryKey: [...FEATURED_KEY, 'find', q],
    queryFn: () => findFeaturable(q),
    placeholderData: keepPreviousData,
  });
  return (
    <section aria-labelledby="featured-find" className="grid min-w-0 gap-3">
      <h2 className="flex min-h-9 items-center text-18" id="featured-find">
        Find products
      </h2>
      <TextField
        hint="Only what your showroom offers is found."
        label="Search by name, brand or SKU"
        maxLength={100}
        onChange={setWords}
        type="search"
        value={words}
      />
      {isFull && (
        <p className="text-muted">
          Your pick is full: {MAX_FEATURED} products. Remove one to add another.
        </p>
      )}
      <p className="figures text-muted" role="status">
        {found.data && foundText(found.data, q)}
        {found.isPending && 'Searching…'}
      </p>
      {found.isError && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="text-muted">The search did not answer.</p>
          <Button kind="secondary" onPress={() => void found.refetch()} size="small">
            Search again
          </Button>
        </div>
      )}
      <ul>
        {found.data?.rows.map((product) => (
          <Found
            isFull={isFull}
            isPicked={holds(pick, product)}
            key={keyOf(product)}
            onPress={() => (holds(pick, product) ? onRemove(product) : onAdd(product))}
            product={product}
          />
        ))}
      </ul>
    </section>
  );
}

function foundText(
  { rows, total }: { readonly rows: readonly object[]; readonly total: number },
  q: string,
) {
  if (total === 0)
    return q === '' ? 'Your showroom offers no products.' : `Nothing found for “${q}”.`;
  if (q === '') return 'Popular in your showroom';
  if (total === 1) return '1 product found';
  return total > rows.length
    ? `${formatCount(total)} products found, the best ${rows.length} are shown`
    : `${formatCount(total)} products found`;
}

interface FoundProps {
  readonly product: Featurable;
  readonly isPicked: boolean;
  readonly isFull: boolean;
  readonly onPress: () => void;
}

function Found({ product, isPicked, isFull, onPress }: FoundProps) {
  const { name, brand, picture } = product;
  return (
    <li className="flex items-center gap-3 border-line border-b py-1.5">
      <span className="w-10 shrink-0 overflow-hidden rounded-control">
        <MediaPicture alt="" picture={picture} sizes="40px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block break-words">{name}</span>
        <span className="block text-12 text-muted">{brand}</span>
      </span>
      <Button
        aria-label={isPicked ? `Remove ${name} from your pick` : `Add ${name}`}
        isDisabled={isFull && !isPicked}
        kind={isPicked ? 'quiet' : 'secondary'}
        onPress={onPress}
        size="small"
      >
        {isPicked ? 'Remove' : 'Add'}
      </Button>
    </li>
  );
}
