import type { PricedProduct } from '@wevisu/contract/showroom-prices.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProductId, ProUserId } from '@wevisu/domain/ids.ts';
import { add, cents } from '@wevisu/domain/money/money.ts';
import { resolveMarkup, unitPrice } from '@wevisu/domain/money/pricing.ts';
import { type OwnRates, readOwnRates } from '../showrooms/own-rates.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { findProducts, type ProductFilter } from './find-products.ts';
import { followsScope, markupOf, sourceOf } from './markup-source.ts';
import { listProductCosts, type ProductCostRow } from './store/products.ts';
import type { Scope } from './store/rules.ts';

interface Asked {
  readonly proId: ProUserId;
  readonly filter: ProductFilter;
  /** One product alone, whatever the filter says. */
  readonly productId: ProductId | null;
  readonly page: number;
  readonly limit: number;
}

/** Products with their prices in the pro's showroom. The filter is also the scope that `follows` asks about. */
export async function listPricedProducts({ pool, catalog }: ShowroomPricesDeps, asked: Asked) {
  const own = await readOwnRates(pool, asked.proId);
  if (own === null) return refuse('showroom_not_found');
  const { filter, productId, page, limit } = asked;
  const found =
    productId === null
      ? await findProducts(catalog, filter, { page, perPage: limit })
      : { ids: [productId], total: 1, page: 1, lastPage: 1 };
  const rows = await listProductCosts(pool, { showroomId: own.showroomId, ids: found.ids });
  const scope = { categoryId: filter.categoryId, brandId: filter.brandId, productId };
  return ok({
    rows: rows.map((row) => toPriced(own, row, scope)),
    total: found.total,
    page: found.page,
    last_page: found.lastPage,
  });
}

function toPriced(own: OwnRates, row: ProductCostRow, scope: Scope): PricedProduct {
  const { rates, platformRate } = own;
  const markupRate = resolveMarkup(rates, markupOf(row));
  const wholesale = cents(row.wholesaleCents);
  const { fee, markup, price } = unitPrice({ wholesale, platformRate, markupRate });
  return {
    product_id: row.productId,
    hash: row.hash,
    name: row.name,
    brand: row.brand,
    category: row.category,
    unit: row.unit,
    cost: add(wholesale, fee),
    markup,
    price,
    rate_ppm: markupRate,
    source: sourceOf(rates, row),
    own_version: row.ownVersion,
    follows: followsScope(rates, row, scope),
  };
}
