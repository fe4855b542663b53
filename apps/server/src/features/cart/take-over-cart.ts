import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CartId, ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CartDeps } from './deps.ts';
import { putIntoCart } from './put-into-cart.ts';
import { showCart } from './show-cart.ts';
import { getProOfProject, readProjectLines } from './store/projects.ts';
import { findTakeover, lockGuestCart, moveGuestLines } from './store/take-over.ts';

interface Takeover {
  readonly userId: UserId;
  readonly guestCartId: CartId;
  readonly projectId: ProjectId | null;
}

/**
 * CART-04, API-23, G-47: moves a guest's cart to the account, with the lines of the project if one is
 * given. Repeating it only returns the cart.
 */
export async function takeOverCart(deps: CartDeps, given: Takeover): Promise<Result<Cart>> {
  const moved = await inTransaction(deps.pool, async (trx): Promise<Result<ProUserId>> => {
    const { userId, guestCartId, projectId } = given;
    const guest = await lockGuestCart(trx, { cartId: guestCartId });
    if (guest === null) {
      const before = await findTakeover(trx, { cartId: guestCartId, userId });
      return before === null ? refuse('cart_not_found') : ok(before);
    }
    if (projectId !== null) {
      const proId = await getProOfProject(trx, { id: projectId, userId });
      if (proId !== guest.proId) return refuse('project_not_found');
    }
    await moveGuestLines(trx, {
      guestCartId,
      showroomId: guest.showroomId,
      userId,
      projectId,
      newId: deps.newId(),
      now: deps.now(),
    });
    return ok(guest.proId);
  });
  if (!moved.ok) return moved;
  const owner = { kind: 'member', userId: given.userId } as const;
  if (given.projectId !== null) await addMissingLines(deps, { ...given, proId: moved.value });
  return showCart(deps, { proId: moved.value, owner });
}

/** Lines the project already had. What is no longer sold stays only in the project. */
async function addMissingLines(
  deps: CartDeps,
  { userId, projectId, proId }: Takeover & { readonly proId: ProUserId },
): Promise<void> {
  if (projectId === null) return;
  const lines = await readProjectLines(deps.pool, { userId, projectIds: [projectId] });
  for (const line of lines) {
    await putIntoCart(deps.pool, deps, {
      proId,
      owner: { kind: 'member', userId },
      mode: 'keep',
      items: [
        { variantId: line.variantId, projectId: line.projectId, qty: line.qty, areaSqftE2: null },
      ],
    });
  }
}
