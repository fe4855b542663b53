import type { CallReply } from '@wevisu/contract/call.ts';
import type { getCartChanges } from '@wevisu/contract/projects.ts';
import { MediaPicture } from '../../../../platform/media-picture.tsx';
import { Money } from '../../../../ui/money.tsx';
import { unitsInWords } from '../summary/summary.ts';

export type CartChange = CallReply<typeof getCartChanges>['data']['changes'][number];

/** 'Add 9 boxes', '6 to 9 boxes', 'Remove 2 pieces'. */
export function changeInWords({ in_room, in_cart, unit }: CartChange): string {
  if (in_cart === 0) return `Add ${unitsInWords(in_room, unit)}`;
  if (in_room === 0) return `Remove ${unitsInWords(in_cart, unit)}`;
  return `${in_cart.toLocaleString('en-US')} to ${unitsInWords(in_room, unit)}`;
}

export function CartChangeRow({ change }: { readonly change: CartChange }) {
  const { picture, product_name, price, in_room, in_cart, problem } = change;
  return (
    <li className="flex items-center gap-3 border-line border-b py-2.5 text-14">
      <span className="size-12 shrink-0 overflow-hidden rounded-control">
        <MediaPicture alt="" picture={picture} sizes="48px" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block truncate">{product_name}</span>
        <span className="text-muted">{changeInWords(change)}</span>
        {problem && <span className="block text-warning">{problem}</span>}
      </span>
      {problem === null && <Money amount={price * (in_room - in_cart)} />}
    </li>
  );
}
