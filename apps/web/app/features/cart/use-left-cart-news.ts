import { useQueryClient } from '@tanstack/react-query';
import type { Cart } from '@wevisu/contract/cart.ts';
import { countProducts } from '@wevisu/domain/catalog/unit-labels.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { useEffect, useRef } from 'react';
import { useSession } from '../../platform/session.tsx';
import { readStored } from '../../platform/storage.ts';
import { showActionToast } from '../../platform/toast-queue.ts';
import { readToken } from '../../platform/tokens.ts';
import { useShowroom } from '../showrooms/use-showroom.ts';
import { cartKey } from './use-cart.ts';

/** Says that a cart stays in the showroom that was left, with the way back. Leaving all showrooms and signing out say so themselves. */
export function useLeftCartNews(): void {
  const queryClient = useQueryClient();
  const userId = useSession().user?.id ?? null;
  const { selection } = useShowroom();
  const before = useRef(selection);

  useEffect(() => {
    const left = before.current;
    before.current = selection;
    if (left === null || selection === null || left.vsd_id === selection.vsd_id) return;
    if (userId !== null && readToken() === null) return;
    const owner = { proId: left.showroom, cartId: readStored(STORAGE_KEYS.cartId) };
    const cart = queryClient.getQueryData<Cart | null>(cartKey(owner, userId));
    if (cart && cart.Project_tans.length > 0) tellLeft(cart);
  }, [selection, userId, queryClient]);
}

function tellLeft({ company_name, vsd_id, Project_tans }: Cart): void {
  showActionToast({
    kind: 'info',
    text: `Your cart at ${company_name} stays there: ${countProducts(Project_tans.length)}.`,
    id: 'left-cart',
    action: {
      label: 'Go back',
      onPress: () =>
        void import('../showrooms/showroom-calls.ts').then(({ enterShowroom }) =>
          enterShowroom(vsd_id),
        ),
    },
  });
}
