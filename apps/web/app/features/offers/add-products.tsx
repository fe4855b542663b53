import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { OfferLine } from '@wevisu/domain/offers/offer-content.ts';
import { useState } from 'react';
import { useSettled } from '../../platform/use-settled.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { findGoods, OFFERS_KEY } from './offer-calls.ts';

/** Searches what the showroom sells and adds it to a part of a draft, at its clients' prices. */
export function AddProducts(props: {
  readonly part: string;
  readonly onAdd: (line: OfferLine) => void;
  readonly onClose: () => void;
}) {
  const { part, onAdd, onClose } = props;
  const [words, setWords] = useState('');
  const q = useSettled(words.trim());
  const found = useQuery({
    queryKey: [...OFFERS_KEY, 'goods', q],
    queryFn: () => findGoods(q),
    placeholderData: keepPreviousData,
  });
  const products = Map.groupBy(found.data?.rows ?? [], ({ product_hash }) => product_hash);
  return (
    <Dialog
      actions={<Button onPress={onClose}>Done</Button>}
      isOpen
      onClose={onClose}
      title={`Add to “${part}”`}
    >
      <TextField
        autoFocus
        label="Search by name, brand or SKU"
        maxLength={100}
        onChange={setWords}
        type="search"
        value={words}
      />
      <p className="figures mt-2 text-14 text-muted" role="status">
        {found.data && foundText(found.data.total, q)}
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
        {[...products].map(([hash, variants]) => (
          <Found key={hash} onAdd={onAdd} variants={variants} />
        ))}
      </ul>
    </Dialog>
  );
}

function foundText(total: number, q: string): string {
  if (total === 0)
    return q === '' ? 'Your showroom offers no products.' : `Nothing found for “${q}”.`;
  if (q === '') return 'Popular in your showroom';
  return total === 1 ? '1 product found' : `${formatCount(total)} products found`;
}

function Found(props: {
  readonly variants: readonly OfferLine[];
  readonly onAdd: (line: OfferLine) => void;
}) {
  const { variants, onAdd } = props;
  const [chosen, setChosen] = useState(variants[0]?.key ?? '');
  const [added, setAdded] = useState(0);
  const line = variants.find(({ key }) => key === chosen) ?? variants[0];
  if (line === undefined) return null;
  const { name, brand, picture, price, qty, unit } = line;
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-2 border-line border-b py-2">
      <span className="w-10 shrink-0 overflow-hidden rounded-control">
        <MediaPicture alt="" picture={picture} sizes="40px" />
      </span>
      <span className="min-w-40 flex-1">
        <span className="wrap-anywhere block">{name}</span>
        <span className="figures block text-12 text-muted">
          {brand}, <Money amount={price} /> each, from {countUnits(qty, unit)}
        </span>
      </span>
      <span className="flex flex-wrap items-center gap-2">
        {variants.length > 1 && (
          <NativeSelect
            label="Size"
            onChange={setChosen}
            options={variants.map((one) => ({ id: one.key, label: variantText(one) }))}
            value={line.key}
          />
        )}
        <Button
          kind="secondary"
          onPress={() => {
            onAdd(line);
            setAdded(added + 1);
          }}
          size="small"
        >
          {added === 0 ? 'Add' : 'Add again'}
          <span className="reader-only"> {name}</span>
        </Button>
      </span>
    </li>
  );
}

function variantText({ size_label, finish, sku }: OfferLine): string {
  return [size_label, finish].filter((text) => text !== '').join(', ') || sku;
}
