import { listVariantChoices } from '@wevisu/contract/product-facts.ts';
import { useEffect } from 'react';
import { call } from '../../../platform/api.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import type { Workspace } from '../workspace/workspace-context.ts';

/**
 * Loads the product whose hash is in the address, in its first size that can be bought, and carries it into
 * the room.
 */
export function useCarried({ screen, vsdId }: Workspace, hash: string | null): void {
  useEffect(() => {
    if (hash === null) return;
    let isGone = false;
    const query = vsdId === null ? {} : { vsd_id: vsdId };
    call(listVariantChoices, { params: { hash }, query }, { isQuiet: true })
      .then(({ data }) => {
        const facts = data.find(({ problem }) => problem === null) ?? data[0];
        if (isGone) return;
        if (facts) screen.getState().carry(facts);
        else showToast('info', 'That product is no longer sold.');
      })
      .catch(() => {
        if (!isGone)
          showToast('info', 'We could not find that product. The room opens without it.');
      });
    return () => {
      isGone = true;
    };
  }, [hash, vsdId, screen]);
}
