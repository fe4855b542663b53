import type { CallInput } from '@wevisu/contract/call.ts';
import { listChoices as listChoicesCall } from '@wevisu/contract/product-facts.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import { buildPaged, pageWindow } from '../../platform/http/paged.ts';
import { addressOf } from '../catalog/list-products.ts';
import { selectProducts } from '../catalog/select-products.ts';
import type { ProductFactsDeps } from './deps.ts';
import { fittingCategory } from './fitting-category.ts';
import { listProductsOfKind, readFactsOfProducts } from './store.ts';
import { toFacts } from './to-facts.ts';

type ChoicesInput = CallInput<typeof listChoicesCall>['query'];

/**
 * VIS-11: the shop's list, with the facts to put each product into a room right away. What is like the
 * product that is there now comes first.
 */
export async function listChoices(deps: ProductFactsDeps, asked: ChoicesInput) {
  const { kind, like = null, ...rest } = asked;
  const category = fittingCategory(deps.catalog.index().taxonomy, rest.category, like);
  const input = { ...rest, category };
  const only = kind === undefined ? null : await listProductsOfKind(deps.pool, { kind });
  const selected = await selectProducts(deps.catalog, input, { only, like });
  if (!selected.ok) return selected;
  const { productIds, total, page, facets, terms } = selected.value;
  const rows = await readFactsOfProducts(deps.pool, {
    productIds,
    showroomId: terms?.showroom.id ?? null,
  });
  const byProduct = new Map(rows.map((row) => [row.productId, row]));
  const facts = productIds.flatMap((id) => {
    const row = byProduct.get(id);
    return row === undefined ? [] : [toFacts(row)];
  });
  const paged = buildPaged({
    rows: facts,
    total,
    ppp: input.ppp,
    window: pageWindow(total, { page, ppp: input.ppp }),
    path: addressOf(listChoicesCall.path, asked),
  });
  return ok({ ...paged, facets, category });
}
