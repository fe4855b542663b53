import { PATHS } from '@wevisu/site/paths.ts';
import { CountBadge } from '../ui/badge.tsx';
import { Icon } from '../ui/icon.tsx';
import { PlainLink } from '../ui/plain-link.tsx';

/** NAV-04: the cart link with the total quantity. */
export function CartLink({ quantity }: { readonly quantity: number }) {
  const items = quantity === 1 ? '1 item' : `${quantity} items`;
  return (
    <PlainLink
      aria-label={quantity === 0 ? 'Cart, empty' : `Cart, ${items}`}
      className="relative grid size-11 shrink-0 place-items-center rounded-control transition-colors hover:bg-sunken"
      to={PATHS.cart}
    >
      <Icon name="cart" size={22} />
      <CountBadge count={quantity} />
    </PlainLink>
  );
}
