import type { PriceRules } from '@wevisu/contract/showroom-prices.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import {
  countProductRules,
  getLargestCoupon,
  getOwnShowroom,
  listProductRules,
  listScopeRules,
} from './store/rules.ts';
import { toRule } from './to-rule.ts';

const SHOWN_PRODUCT_RULES = 100;

export async function listRules(
  { pool, now, catalog }: ShowroomPricesDeps,
  proId: ProUserId,
): Promise<Result<PriceRules>> {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const showroomId = shop.id;
  const [rules, products, total, coupon] = await Promise.all([
    listScopeRules(pool, { showroomId }),
    listProductRules(pool, { showroomId, max: SHOWN_PRODUCT_RULES }),
    countProductRules(pool, { showroomId }),
    getLargestCoupon(pool, { showroomId, now: now() }),
  ]);
  const { categories, brands } = catalog.index().taxonomy;
  return ok({
    standard: {
      ...{ category_id: null, brand_id: null, product_id: null, label: 'Standard' },
      ...{ rate_ppm: shop.markupPpm, version: shop.markupVersion },
    },
    rules: rules.map(toRule),
    product_rules: products.map(toRule),
    product_rules_total: total ?? 0,
    largest_coupon: coupon && { code: coupon.code, rate_ppm: coupon.ratePpm },
    categories: categories.map(({ id, name, parentId }) => ({ id, name, parent_id: parentId })),
    brands: brands
      .map(({ id, name }) => ({ id, name }))
      .toSorted((a, b) => a.name.localeCompare(b.name)),
  });
}
