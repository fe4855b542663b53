import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import type { ProjectCart } from '@wevisu/contract/projects.ts';
import type { ProjectId, ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { useRef } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { useSession } from '../../../platform/session.tsx';
import { showToast } from '../../../platform/toast-queue.ts';
import { toastFailure } from '../../../platform/with-toast.ts';
import { cartKey, loadCartCalls } from '../use-cart.ts';
import { withQuantities } from './picked-lines.ts';

/** Whether the change arrived is unknown: the project is refetched once there is a connection. */
const NO_ANSWER = 'No response. Your project may not have changed.';

const pickedKey = (id: ProjectId | null) => ['projects', 'picked', id] as const;

/** A project with its lines; null if the user has none with this id. */
export function usePicked(id: ProjectId | null) {
  return useQuery<ProjectCart | null>({
    queryKey: pickedKey(id),
    queryFn: async () => (id === null ? null : (await loadCartCalls()).fetchProject(id)),
    // Prices and stock must be current.
    staleTime: 0,
  });
}

/** Changes to the products of a project. */
export function usePickedChanges(id: ProjectId) {
  const client = useQueryClient();
  const userId = useSession().user?.id ?? null;
  const key = pickedKey(id);
  /** Quantities shown but not yet sent, by variant. */
  const ahead = useRef(new Map<VariantId, number>());

  async function send(quantities: ReadonlyMap<VariantId, number>): Promise<boolean> {
    try {
      const { changeProject } = await loadCartCalls();
      const { data, message } = await changeProject(id, quantities);
      for (const [variantId, qty] of quantities) {
        if (ahead.current.get(variantId) === qty) ahead.current.delete(variantId);
      }
      client.setQueryData<ProjectCart>(key, withQuantities(data, ahead.current));
      showToast('success', message);
      return true;
    } catch (error) {
      for (const variantId of quantities.keys()) ahead.current.delete(variantId);
      await fail(error);
      return false;
    }
  }

  async function fail(error: unknown) {
    if (!(error instanceof ApiFailure)) throw error;
    toastFailure(error, NO_ANSWER);
    await client.invalidateQueries({ queryKey: key });
  }

  return {
    /** Optimistic; rolled back if the server refuses or does not answer. */
    showQuantity(variantId: VariantId, qty: number) {
      ahead.current.set(variantId, qty);
      client.setQueryData<ProjectCart | null>(
        key,
        (project) => project && withQuantities(project, ahead.current),
      );
    },
    setQuantity(variantId: VariantId, qty: number): Promise<boolean> {
      return send(new Map([[variantId, qty]]));
    },
    remove(variantId: VariantId): Promise<boolean> {
      // An unsent quantity must not bring it back.
      ahead.current.delete(variantId);
      return send(new Map([[variantId, 0]]));
    },
    /** Returns the cart, or null if it was refused (already reported). Adds the quantities as shown. */
    async putIntoCart(proId: ProUserId) {
      if (ahead.current.size > 0 && !(await send(new Map(ahead.current)))) return null;
      try {
        const reply = await (await loadCartCalls()).putPicked({ id, showroom: proId });
        const owner = { proId, cartId: null };
        client.setQueryData<Cart>(cartKey(owner, userId), reply.data);
        return reply;
      } catch (error) {
        await fail(error);
        return null;
      }
    },
  };
}
