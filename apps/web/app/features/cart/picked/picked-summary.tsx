import type { ProjectCart } from '@wevisu/contract/projects.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { showActionToast } from '../../../platform/toast-queue.ts';
import { Button } from '../../../ui/button.tsx';
import { Money } from '../../../ui/money.tsx';
import { keepRoomChoice } from '../../showrooms/stored-item.ts';
import { LeftOut, ShippingAndTax, SummaryCard } from '../summary-card.tsx';
import type { PickedLine } from './picked-lines.ts';
import type { usePickedChanges } from './use-picked.ts';

export interface PickedSummaryProps {
  readonly project: ProjectCart;
  readonly lines: readonly PickedLine[];
  readonly changes: ReturnType<typeof usePickedChanges>;
}

/** The products' total, and the button that adds them to the cart. */
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
    // DATA-10: show the cart of the project's showroom.
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
    <SummaryCard id="picked-summary">
      <dl className="mt-4 flex flex-col gap-2.5">
        <div className="flex items-baseline justify-between gap-4">
          <dt className="font-[550]">Subtotal</dt>
          <dd>
            <Money amount={project.subtotal} className="text-22 font-[560]" />
          </dd>
        </div>
        <ShippingAndTax />
      </dl>
      <LeftOut of="subtotal" products={left}>
        The rest stays in the project.
      </LeftOut>
      <Button
        className="mt-5 w-full off:bg-paper"
        icon="cart"
        isDisabled={!isBuyable}
        isPending={isPending}
        onPress={() => void put()}
        size="large"
      >
        Add to cart
      </Button>
    </SummaryCard>
  );
}
