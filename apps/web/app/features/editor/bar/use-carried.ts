import { listVariantChoices } from '@wevisu/contract/product-facts.ts';
import { useEffect } from 'react';
import { call } from '../../../platform/api.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import type { Workspace } from '../workspace/workspace-context.ts';

/** Brings a product along that the address names, by the hash of its page: the first size that can be bought. */
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
        else showToast('info', 'That product is not sold any more.');
      })
      .catch(() => {
        if (!isGone) showToast('info', 'That product is not here. The room opens without it.');
      });
    return () => {
      isGone = true;
    };
  }, [hash, vsdId, screen]);
}
