import type { Cart } from '@wevisu/contract/cart.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CartId, ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import type { CartDeps } from './deps.ts';
import { MAX_ROOMS } from './limits.ts';
import { putIntoCart } from './put-into-cart.ts';
import { showCart } from './show-cart.ts';
import { findOwnProject, readProjectLines } from './store/projects.ts';
import { findTakeover, lockGuestCarts, moveGuestLines } from './store/take-over.ts';

interface Takeover {
  readonly userId: UserId;
  /** The id that the guest's browser kept. */
  readonly guestCartId: CartId;
  readonly projectId: ProjectId | null;
}

/** Finds or creates the project of a guest's room; null if the account has no space for it. */
export type ProjectOfRoom = (
  db: Queryable,
  of: { readonly userId: UserId; readonly proId: ProUserId; readonly room: string },
) => Promise<ProjectId | null>;

interface Moved {
  readonly proId: ProUserId;
  /** The project's own lines come too, unless it was made for a cart. */
  readonly bringsLines: boolean;
}

/**
 * CART-04, API-23, G-47: moves a guest's carts of all showrooms to the account, with the lines of the project if one
 * is given; returns the cart of its showroom, or the last changed. Repeating it only returns a cart.
 */
export async function takeOverCart(
  deps: CartDeps & { readonly projectOfRoom: ProjectOfRoom },
  given: Takeover,
): Promise<Result<Cart>> {
  const moved = await inTransaction(deps.pool, (trx) => moveCarts(trx, deps, given));
  if (!moved.ok) return moved;
  const { proId, bringsLines } = moved.value;
  const owner = { kind: 'member', userId: given.userId } as const;
  if (bringsLines) await addMissingLines(deps, { ...given, proId });
  return showCart(deps, { proId, owner });
}

async function moveCarts(
  trx: Queryable,
  deps: CartDeps & { readonly projectOfRoom: ProjectOfRoom },
  { userId, guestCartId: guestKey, projectId }: Takeover,
): Promise<Result<Moved>> {
  const carts = await lockGuestCarts(trx, { guestKey });
  const [last] = carts;
  if (last === undefined) {
    const proId = await findTakeover(trx, { guestKey, userId });
    return proId === null
      ? refuse('cart_not_found')
      : ok({ proId, bringsLines: projectId !== null });
  }
  const project = projectId === null ? null : await findOwnProject(trx, { id: projectId, userId });
  if (projectId !== null && !carts.some(({ proId }) => proId === project?.proId)) {
    return refuse('project_not_found');
  }
  let roomsLeft = MAX_ROOMS;
  for (const { cartId, proId, rooms: all } of carts) {
    const rooms = all.slice(0, roomsLeft);
    roomsLeft -= rooms.length;
    const projectOfRoom = new Map<string, ProjectId>();
    for (const room of rooms) {
      const id = await deps.projectOfRoom(trx, { userId, proId, room });
      if (id !== null) projectOfRoom.set(room, id);
    }
    await moveGuestLines(trx, {
      guestCartId: cartId,
      userId,
      projectId: project?.proId === proId ? projectId : null,
      projectOfRoom,
      newId: deps.newId(),
      now: deps.now(),
    });
  }
  return ok({
    proId: project?.proId ?? last.proId,
    bringsLines: project !== null && project.fromCart === null,
  });
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
        {
          variantId: line.variantId,
          projectId: line.projectId,
          room: null,
          qty: line.qty,
          areaSqftE2: null,
        },
      ],
    });
  }
}
