import type { ProjectCart } from '@wevisu/contract/cart.ts';
import { PATHS } from '@wevisu/domain/route-paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { showActionToast } from '../../../ui/toast-queue.ts';
import { keepRoomChoice } from '../../showrooms/stored-item.ts';
import type { PickedLine } from './picked-lines.ts';
import type { usePickedChanges } from './use-picked.ts';

export interface PickedSummaryProps {
  readonly project: ProjectCart;
  readonly lines: readonly PickedLine[];
  readonly changes: ReturnType<typeof usePickedChanges>;
}

/** What the products come to, and the way into the cart. */
export function PickedSummary({ project, lines, changes }: PickedSummaryProps) {
  const [isPending, setPending] = useState(false);
  const navigate = useNavigate();
  const left = lines.filter(({ problem }) => problem !== null).length;
  const isBuyable = lines.length > left;

  async function put() {
    setPending(true);
    const reply = await changes.putIntoCart(project.showroom);
    setPending(false);
    if (reply === null) return;
    // DATA-10: the cart that is shown is that of the project's showroom.
    const { id, floorplan, floorTemplate, is_3d, showroom, vsd_id } = project;
    keepRoomChoice({ floorplan, floorTemplate, is_3d, project: id }, { showroom, vsd_id });
    showActionToast({
      kind: 'success',
      text: reply.message,
      id: `picked-${id}`,
      action: { label: 'View cart', onPress: () => void navigate(PATHS.cart) },
    });
  }

  return (
    <section
      aria-labelledby="picked-summary"
      className="rounded-card bg-sunken p-5 sm:p-6 lg:sticky lg:top-36"
    >
      <h2 className="text-22" id="picked-summary">
        Summary
      </h2>
      <dl className="mt-4 flex flex-col gap-2.5">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-[550]">Subtotal</dt>
          <dd>
            <Money amount={project.subtotal} className="text-22 font-[560]" />
          </dd>
        </div>
        <div className="flex justify-between gap-4 text-14 text-muted">
          <dt>Shipping and tax</dt>
          <dd>Shown at checkout</dd>
        </div>
      </dl>
      {left > 0 && (
        <p className="mt-3 text-14 text-muted">
          {left === 1 ? '1 product is' : `${left} products are`} not in this subtotal: it takes what
          can be bought now. The rest stays in the project.
        </p>
      )}
      <Button
        className="mt-5 w-full off:bg-paper"
        icon="cart"
        isDisabled={!isBuyable}
        isPending={isPending}
        onPress={() => void put()}
        size="large"
      >
        Put into the cart
      </Button>
    </section>
  );
}
