import type { Cart } from '@wevisu/contract/cart.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, UserId } from '@wevisu/domain/ids.ts';
import { addToCart } from './add-to-cart.ts';
import type { CartDeps } from './deps.ts';
import { listPickedLines } from './picked-lines.ts';
import { showCart } from './show-cart.ts';
import { countOwnProjects, readProjectLines } from './store/projects.ts';

/**
 * CART-10: adds the lines of several of the user's projects, each under its project. A line already in
 * the cart gets the project's quantity, so the call is idempotent.
 */
export async function addProjectsToCart(
  deps: CartDeps,
  given: {
    readonly userId: UserId;
    readonly proId: ProUserId;
    readonly projects: readonly ProjectId[];
    /** Only lines picked by hand that can be bought. */
    readonly picked: boolean;
  },
): Promise<Result<Cart>> {
  const { userId, proId } = given;
  const projectIds = [...new Set(given.projects)];
  const owner = { kind: 'member', userId } as const;
  const own = await countOwnProjects(deps.pool, { userId, proId, projectIds });
  if (own !== projectIds.length) return refuse('project_not_found');
  const lines = given.picked
    ? await listPickedLines(deps.pool, { userId, proId, projectIds, now: deps.now() })
    : await readProjectLines(deps.pool, { userId, projectIds });
  if (lines.length > 0) {
    const items = lines.map((line) => ({
      variantId: line.variantId,
      projectId: line.projectId,
      room: null,
      qty: line.qty,
      areaSqftE2: null,
    }));
    return addToCart(deps, { proId, owner, items, mode: 'set' });
  }
  return showCart(deps, { proId, owner });
}
