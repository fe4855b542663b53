import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { useCart } from '../cart/use-cart.ts';

/** What is in the cart, on a page from which it can't be opened (NAV-56). Nothing if it is empty. */
export function KeptCart() {
  const { cart } = useCart();
  const count = cart?.Project_tans.length ?? 0;
  if (cart === null || count === 0) return null;
  return (
    <p className="mt-5 flex items-start gap-3 rounded-card bg-sunken px-4 py-3.5 text-14">
      <span className="pt-px text-accent-text">
        <Icon name="cart" />
      </span>
      <span>
        Your cart in the showroom of {cart.company_name} is kept:{' '}
        {count === 1 ? 'one product' : `${count} products`},{' '}
        <span className="figures">{formatUsd(cents(cart.subtotal))}</span> before shipping and tax.
      </span>
    </p>
  );
}
