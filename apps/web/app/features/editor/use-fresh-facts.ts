import { listFacts } from '@wevisu/contract/product-facts.ts';
import { useEffect } from 'react';
import { call } from '../../platform/api.ts';
import { keepFactsFresh } from './workspace/fresh-facts.ts';
import type { Workspace } from './workspace/workspace-context.ts';

/**
 * Loads prices of the selected showroom for products whose facts are old or belong to no showroom: in a floor
 * plan, in a draft, and after another showroom was chosen. Later it asks for what an edit needs, in a showroom
 * or not: a cabinet of another width is another product of its line. If a request fails, the room keeps what
 * it has.
 */
export function useFreshFacts({ editor, vsdId }: Workspace): void {
  useEffect(() => {
    const showroom = vsdId === null ? {} : { vsd_id: vsdId };
    return keepFactsFresh(editor, {
      isPriced: vsdId !== null,
      async ask(skus) {
        const body = { ...showroom, skus: [...skus] };
        const reply = await call(listFacts, { body }, { isQuiet: true }).catch(() => null);
        return reply?.data ?? null;
      },
    });
  }, [editor, vsdId]);
}
