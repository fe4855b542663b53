import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { Checkbox } from '../../ui/checkbox.tsx';
import { MediaPicture } from '../../ui/media-picture.tsx';
import { Money } from '../../ui/money.tsx';
import type { CartChanges } from './project-calls.ts';

type CartChange = CartChanges['changes'][number];

export interface CartChangeRowProps {
  readonly change: CartChange;
  readonly isTicked: boolean;
  readonly onTick: (isTicked: boolean) => void;
  readonly vsdId: string | null;
}

/** A product, what happens to it in the cart, and what that does to the total. */
export function CartChangeRow({ change, isTicked, onTick, vsdId }: CartChangeRowProps) {
  const { product_name, product_hash, picture, price, in_room, in_cart, problem } = change;
  const contents = change.in_room_contents;
  return (
    <li className="flex items-start gap-3 py-3">
      <Checkbox className="shrink-0" isSelected={isTicked} onChange={onTick}>
        <span className="reader-only">{`${changeWords(change)} of ${product_name}`}</span>
      </Checkbox>
      <span className="w-12 shrink-0">
        <MediaPicture alt="" picture={picture} sizes="48px" />
      </span>
      <span className="min-w-0 flex-1">
        <Link
          className="line-clamp-2 text-14 leading-snug hover:underline"
          rel="noreferrer"
          target="_blank"
          to={productPath(product_hash, vsdId)}
        >
          {product_name}
        </Link>
        <span className="figures block text-14 text-muted">{changeWords(change)}</span>
        {contents && <span className="figures block text-12 text-muted">{contents}</span>}
        {problem && <span className="block text-14 text-danger">{problem}</span>}
      </span>
      {problem === null && <Money amount={price * (in_room - in_cart)} className="text-14" />}
    </li>
  );
}

/** 'Add 3 boxes', '4 boxes instead of 3', 'Remove 2 boxes'. */
export function changeWords({
  unit,
  in_room,
  in_cart,
}: Pick<CartChange, 'unit' | 'in_room' | 'in_cart'>): string {
  if (in_cart === 0) return `Add ${countUnits(in_room, unit)}`;
  if (in_room === 0) return `Remove ${countUnits(in_cart, unit)}`;
  return `${countUnits(in_room, unit)} instead of ${in_cart.toLocaleString('en-US')}`;
}
