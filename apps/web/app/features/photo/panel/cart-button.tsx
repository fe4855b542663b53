import type { PhotoTakeoff } from '@wevisu/photo/takeoff/photo-takeoff.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useAddToCart } from '../../cart/add-to-cart.ts';
import { usePhoto } from '../state/photo-context.ts';
import { itemsOf, itemsText } from './cart-items.ts';

/** 'Add 9 boxes': puts the counted products into the showroom's cart, which knows the prices. */
export function CartButton({ takeoff }: { readonly takeoff: PhotoTakeoff }) {
  const products = usePhoto((state) => state.products);
  const addToCart = useAddToCart();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<PhotoTakeoff | null>(null);
  const items = itemsOf(takeoff, products);

  async function add() {
    setAdding(true);
    const cart = await addToCart(items);
    setAdding(false);
    if (cart) setAdded(takeoff);
  }

  return (
    <>
      <Button
        icon="cart"
        isDisabled={items.length === 0}
        isPending={isAdding}
        onPress={() => void add()}
      >
        Add {itemsText(takeoff, products)} to cart
      </Button>
      {added === takeoff && (
        <Notice className="w-full" kind="success">
          It is in your cart.{' '}
          <Link className="text-link" to={PATHS.cart}>
            Go to cart
          </Link>
        </Notice>
      )}
    </>
  );
}
