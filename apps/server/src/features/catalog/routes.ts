import * as contract from '@wevisu/contract/catalog.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { CatalogDeps } from './deps.ts';
import { estimateDelivery } from './estimate-delivery.ts';
import { getMenu } from './get-menu.ts';
import { getProduct } from './get-product.ts';
import { getSettings } from './get-settings.ts';
import { listBrands } from './list-brands.ts';
import { listProducts } from './list-products.ts';
import { listRelatedProducts } from './list-related-products.ts';
import { listCustomerViewed, listRecentlyViewed, listTopProducts } from './list-rows.ts';
import { optionalTerms } from './optional-terms.ts';
import { listRoomsWithProduct } from './store/rooms.ts';
import { suggest } from './suggest.ts';

/** Products in one row beside a product. */
const ROOMS_SHOWN = 6;

export function addCatalogCalls(
  calls: CallTable,
  deps: CatalogDeps & { readonly now: () => Date },
): void {
  calls.add(contract.listProducts, async (_caller, { query }) => {
    const result = await listProducts(deps, query);
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.listShowroomProducts, async (_caller, { body }) => {
    const result = await listProducts(deps, body);
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.getProduct, async (_caller, { params, query }) => {
    const result = await getProduct(deps, { hash: params.hash, ref: query });
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.listRelatedProducts, async (_caller, { params, query }) => {
    const result = await listRelatedProducts(deps, { hash: params.hash, ref: query });
    return result.ok ? ok({ data: result.value }) : result;
  });
  addRowCalls(calls, deps);
  calls.add(contract.estimateDelivery, async (_caller, { params, query }) => {
    const result = await estimateDelivery(deps, { ...query, hash: params.hash });
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.listRoomsWithProduct, async (_caller, { params }) =>
    ok({ data: await listRoomsWithProduct(deps.db, { hash: params.hash, limit: ROOMS_SHOWN }) }),
  );
  calls.add(contract.suggest, async (_caller, { query }) => {
    const result = await suggest(deps, { text: query.q, ref: query });
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.getMenu, async (_caller, { query }) => {
    const showroom = await optionalTerms(deps.terms, query);
    if (!showroom.ok) return showroom;
    return ok({ data: getMenu(deps.index(), showroom.value?.assortment ?? null) });
  });
  calls.add(contract.listBrands, async (_caller, { query }) => {
    const showroom = await optionalTerms(deps.terms, query);
    if (!showroom.ok) return showroom;
    return ok({ data: listBrands(deps.index(), showroom.value?.assortment ?? null) });
  });
  calls.add(contract.findMovedEntry, async (_caller, { params: { kind, slug } }) => {
    const { departmentBySlug, categoryBySlug } = deps.index().taxonomy;
    const now =
      kind === 'department'
        ? departmentBySlug.get(slug)?.menuSlug
        : categoryBySlug.get(slug)?.slugUrl;
    return now === undefined ? refuse('not_found') : ok({ data: { slug: now } });
  });
  calls.add(contract.getSettings, async () => ok({ data: await getSettings(deps.db) }));
}

function addRowCalls(calls: CallTable, deps: CatalogDeps & { readonly now: () => Date }): void {
  calls.add(contract.listTopProducts, async (_caller, { body }) => {
    const result = await listTopProducts(deps, { ref: body, products: body.products });
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.listCustomerViewed, async (_caller, { body }) => {
    const result = await listCustomerViewed(deps, { ref: body, products: body.products });
    return result.ok ? ok({ data: result.value }) : result;
  });
  calls.add(contract.listRecentlyViewed, async ({ user }, { body }) => {
    const userId = user?.type === 'User' ? user.userId : null;
    const result = await listRecentlyViewed(deps, { ref: body, products: body.products, userId });
    return result.ok ? ok({ data: result.value }) : result;
  });
}
