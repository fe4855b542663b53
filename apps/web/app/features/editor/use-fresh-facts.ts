import { listFacts } from '@wevisu/contract/product-facts.ts';
import { productsUsed } from '@wevisu/scene/document/products-used.ts';
import { useEffect, useRef } from 'react';
import { call } from '../../platform/api.ts';
import type { Workspace } from './workspace/workspace-context.ts';

const AT_ONCE = 500;
/** After the last step of a drag. */
const SETTLED_MS = 250;

/**
 * Loads prices of the selected showroom for products whose facts are old or belong to no showroom: in a floor
 * plan, in a draft, and after another showroom was chosen. Later it asks for what an edit needs: a cabinet of
 * another width is another product of its line. If a request fails, the room keeps what it has.
 */
export function useFreshFacts({ editor, vsdId }: Workspace): void {
  const priced = useRef<string | null>(null);
  useEffect(() => {
    if (vsdId === null) return;
    const showroom = vsdId;
    const asked = new Set<string>();
    async function load(skus: readonly string[]) {
      for (const sku of skus) asked.add(sku);
      for (let at = 0; at < skus.length; at += AT_ONCE) {
        const body = { vsd_id: showroom, skus: skus.slice(at, at + AT_ONCE) };
        const reply = await call(listFacts, { body }, { isQuiet: true }).catch(() => null);
        if (!reply) return;
        editor.getState().learn(reply.data);
      }
    }
    const used = () => [...productsUsed(editor.getState().history.nodes).keys()];
    if (priced.current !== vsdId) {
      priced.current = vsdId;
      void load(used());
    }
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = editor.subscribe((state, before) => {
      if (state.history.nodes === before.history.nodes) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        const { products } = editor.getState();
        const missing = used().filter((sku) => !Object.hasOwn(products, sku) && !asked.has(sku));
        if (missing.length > 0) void load(missing);
      }, SETTLED_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [editor, vsdId]);
}
