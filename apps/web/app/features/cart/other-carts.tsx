import type { CartOfShowroom } from '@wevisu/contract/cart.ts';
import { countProducts } from '@wevisu/domain/catalog/unit-labels.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { useCarts } from './use-carts.ts';

/** Carts in other showrooms than the selected one, each one press away. Nothing if there is none. */
export function OtherCarts() {
  const { selection } = useShowroom();
  const carts = useCarts();
  const others = carts?.filter(({ vsd_id }) => vsd_id !== selection?.vsd_id) ?? [];
  if (others.length === 0) return null;
  return (
    <section aria-labelledby="other-carts" className="mt-6 mb-6 max-w-[640px]">
      <h2 className="font-sans text-14 font-[550] text-muted" id="other-carts">
        {selection === null ? 'Your carts' : 'You also have a cart at'}
      </h2>
      <ul className="mt-2 flex flex-col gap-2">
        {others.map((cart) => (
          <OtherCart cart={cart} key={cart.vsd_id} />
        ))}
      </ul>
    </section>
  );
}

function OtherCart({
  cart: { company_name, vsd_id, products },
}: {
  readonly cart: CartOfShowroom;
}) {
  const [isPending, setPending] = useState(false);

  async function enter() {
    setPending(true);
    const { enterShowroom } = await import('../showrooms/showroom-calls.ts');
    // The call has already reported a failure.
    await enterShowroom(vsd_id).catch(() => null);
    setPending(false);
  }

  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-accent-tint px-4 py-3">
      <p className="min-w-0">
        <span className="break-words font-[550]">{company_name}</span>{' '}
        <span className="text-14">{countProducts(products)}</span>
      </p>
      <Button isPending={isPending} kind="secondary" onPress={() => void enter()} size="small">
        Open this cart<span className="reader-only"> at {company_name}</span>
      </Button>
    </li>
  );
}
