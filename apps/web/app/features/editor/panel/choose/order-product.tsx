import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { orderContents } from '@wevisu/scene/takeoff/order-contents.ts';
import { Button } from '../../../../ui/button.tsx';
import { unitsText } from '../../../product-facts/summary.ts';
import { useDerived, useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

/** Orders what the room takes of one product: into the cart, or straight to checkout. */
export function OrderProduct({ facts }: { readonly facts: ProductFacts }) {
  const { vsdId } = useWorkspace();
  const takeoff = useDerived((state) => state.takeoff);
  const order = useScreen((state) => state.order);
  const ordered = takeoff?.orders.find(({ sku }) => sku === facts.sku);
  if (!ordered || vsdId === null || ordered.units === 0 || facts.problem !== null) return null;
  const contents = orderContents(ordered);
  return (
    <div className="flex flex-col gap-1 max-md:order-1">
      <Button icon="cart" kind="secondary" onPress={() => order(facts.variantId)}>
        Order {unitsText(ordered.units, facts.unit)}
      </Button>
      {contents !== null && <p className="figures text-12 text-muted">{contents}</p>}
    </div>
  );
}
