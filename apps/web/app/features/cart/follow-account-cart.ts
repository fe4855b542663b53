import type { CartOfShowroom } from '@wevisu/contract/cart.ts';
import { countProducts } from '@wevisu/domain/catalog/unit-labels.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { showActionToast } from '../../platform/toast-queue.ts';
import { readSelection } from '../showrooms/selection.ts';
import { loadCartCalls } from './use-cart.ts';

const loadShowroomCalls = () => import('../showrooms/showroom-calls.ts');

/**
 * After signing in: enters the showroom of the account's last cart if none is selected, or if the selected one has no
 * cart and the way leads to the cart. Otherwise says which cart waits elsewhere. Failing is no reason not to sign in.
 */
export async function followAccountCart(path: string): Promise<void> {
  try {
    const { fetchCarts } = await loadCartCalls();
    const carts = await fetchCarts(null);
    const vsdId = readSelection()?.vsd_id ?? null;
    const next = showroomToEnter({ carts, vsdId, path });
    if (next !== null) {
      await (await loadShowroomCalls()).enterShowroom(next);
      return;
    }
    const other = carts.find((cart) => cart.vsd_id !== vsdId);
    if (other) tellOther(other);
  } catch (error) {
    console.error(error);
  }
}

/** Its showroom ID; null to stay. */
export function showroomToEnter(of: {
  readonly carts: readonly Pick<CartOfShowroom, 'vsd_id'>[];
  readonly vsdId: string | null;
  readonly path: string;
}): string | null {
  const { carts, vsdId, path } = of;
  const isHere = carts.some((cart) => cart.vsd_id === vsdId);
  const isToCart = [PATHS.cart, PATHS.checkout].some((one) =>
    decodeURIComponent(path).includes(one),
  );
  return isHere || (vsdId !== null && !isToCart) ? null : (carts[0]?.vsd_id ?? null);
}

function tellOther({ company_name, vsd_id, products }: CartOfShowroom): void {
  showActionToast({
    kind: 'info',
    text: `You have a cart at ${company_name}: ${countProducts(products)}.`,
    id: 'other-cart',
    action: {
      label: 'Go there',
      onPress: () => void loadShowroomCalls().then(({ enterShowroom }) => enterShowroom(vsd_id)),
    },
  });
}
