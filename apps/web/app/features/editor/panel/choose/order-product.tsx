import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { Button } from '../../../../ui/button.tsx';
import { unitsText } from '../../../product-facts/summary.ts';
import { useDerived, useScreen, useWorkspace } from '../../workspace/workspace-context.ts';

/** Orders what the room takes of one product: into the cart, or straight to checkout. */
export function OrderProduct({ facts }: { readonly facts: ProductFacts }) {
  const { vsdId } = useWorkspace();
  const takeoff = useDerived((state) => state.takeoff);
  const order = useScreen((state) => state.order);
  const units = takeoff?.orders.find(({ sku }) => sku === facts.sku)?.units ?? 0;
  if (vsdId === null || units === 0 || facts.problem !== null) return null;
  return (
    <Button
      className="max-md:order-1"
      icon="cart"
      kind="secondary"
      onPress={() => order(facts.variantId)}
    >
      Order {unitsText(units, facts.unit)}
    </Button>
  );
}
