import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  listProducts as listProductsCall,
  productListSchema,
} from '@wevisu/contract/catalog.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { z } from 'zod';
import { buildPaged, pageWindow } from '../../platform/http/paged.ts';
import type { CatalogDeps } from './deps.ts';
import { selectProducts } from './select-products.ts';
import { toCard } from './to-card.ts';

export type ListInput = CallInput<typeof listProductsCall>['query'];
type ProductList = z.output<typeof productListSchema>;

/** Category, facets, search, sort and page in one: VIS-11, API-47, CAT-12, CAT-13, DATA-23. */
export async function listProducts(
  deps: CatalogDeps,
  input: ListInput,
): Promise<Result<ProductList>> {
  const selected = await selectProducts(deps, input);
  if (!selected.ok) return selected;
  const { index, terms, ...answer } = selected.value;
  const rows = await deps.cards(answer.productIds);
  const context = { taxonomy: index.taxonomy, terms };
  const cards = answer.productIds.flatMap((id, place) => {
    const row = rows.get(id);
    return row === undefined
      ? []
      : (toCard(context, { row, inStock: answer.inStock[place] === true }) ?? []);
  });
  const paged = buildPaged({
    rows: cards,
    total: answer.total,
    ppp: input.ppp,
    window: pageWindow(answer.total, { page: answer.page, ppp: input.ppp }),
    path: addressOf('/api/products', input),
  });
  return ok({ ...paged, facets: answer.facets, corrected: answer.corrected });
}

/** The list's address without the page number. */
export function addressOf(path: string, input: Readonly<Record<string, unknown>>): string {
  const query = new URLSearchParams();
  const { page: _, ...rest } = input;
  for (const [key, value] of Object.entries(rest)) {
    if (value === undefined || value === '' || value === false) continue;
    if (Array.isArray(value)) for (const item of value) query.append(key, item);
    else query.set(key, String(value));
  }
  return `${path}?${query}`;
}
