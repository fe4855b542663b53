import { listFacts } from '@wevisu/contract/product-facts.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api.ts';
import type { Workspace } from './workspace/workspace-context.ts';

const AT_ONCE = 500;

/**
 * Loads prices of the selected showroom for products whose facts are old or belong to no showroom: in a floor
 * plan, in a draft, and after another showroom was chosen. If the request fails, the room keeps what it has.
 */
export function useFreshFacts({ editor, vsdId }: Workspace): void {
  const priced = useRef<string | null>(null);
  useEffect(() => {
    if (vsdId === null || priced.current === vsdId) return;
    priced.current = vsdId;
    const skus = [...productsUsed(editor.getState().history.nodes).keys()];
    void (async () => {
      for (let at = 0; at < skus.length; at += AT_ONCE) {
        const body = { vsd_id: vsdId, skus: skus.slice(at, at + AT_ONCE) };
        const reply = await call(listFacts, { body }, { isQuiet: true }).catch(() => null);
        if (!reply) return;
        editor.getState().learn(reply.data);
      }
    })();
  }, [editor, vsdId]);
}
