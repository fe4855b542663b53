import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { SqFt } from '@wevisu/domain/catalog/sqft.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { useAddToCart } from '../cart/add-to-cart.ts';
import { cartKey, useCart } from '../cart/use-cart.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { toAreaSqftE2 } from './coverage.ts';
import { OtherShowroom } from './other-showroom.tsx';
import type { Variant } from './variants.ts';

const AddedDrawer = late(() => import('./added-drawer.tsx'));

export interface AddToCartProps {
  readonly name: string;
  readonly variant: Variant;
  readonly quantity: number;
  readonly unit: string;
  readonly area: SqFt | null;
  /** The showroom whose prices the page shows; only its cart accepts them. */
  readonly vsdId: string;
  /** Its name, if the page's URL names it. */
  readonly company: string | null;
}

/** 'Add 9 boxes': the badge updates immediately, and a drawer shows the cart. */
export function AddToCart(props: AddToCartProps) {
  const { name, variant, quantity, unit, area, vsdId, company } = props;
  const { selection } = useShowroom();
  const addToCart = useAddToCart();
  const queryClient = useQueryClient();
  const { owner, userId } = useCart();
  const [isAdding, setAdding] = useState(false);
  const [added, setAdded] = useState<Cart | null>(null);
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  if (selection?.vsd_id !== vsdId) return <OtherShowroom name={company ?? vsdId} vsdId={vsdId} />;

  async function add() {
    const key = cartKey(owner, userId);
    const before = queryClient.getQueryData<Cart | null>(key);
    if (before) {
      queryClient.setQueryData(key, { ...before, total_qty: before.total_qty + quantity });
    }
    setAdding(true);
    const areaSqftE2 = area === null ? null : toAreaSqftE2(area);
    const items = [{ variantId: variant.id, qty: quantity, areaSqftE2 }];
    const cart = await addToCart(items);
    setAdding(false);
    if (cart) {
      setAdded(cart);
      setDrawerOpen(true);
    } else if (before) queryClient.setQueryData(key, before);
  }

  const isTooMuch = quantity > variant.stock && variant.stock < 999;
  return (
    <>
      <Button
        className="w-full sm:w-auto sm:min-w-64 sm:self-start"
        icon="cart"
        isDisabled={variant.stock === 0 || isTooMuch}
        isPending={isAdding}
        onPress={() => void add()}
        size="large"
      >
        {variant.stock === 0 ? 'Out of stock' : `Add ${countUnits(quantity, unit)}`}
      </Button>
      {added && (
        <Suspense>
          <AddedDrawer
            cart={added}
            isOpen={isDrawerOpen}
            name={name}
            onClose={() => setDrawerOpen(false)}
            quantity={quantity}
            variantId={variant.id}
          />
        </Suspense>
      )}
    </>
  );
}
