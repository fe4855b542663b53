import type { MarkupRule } from '@wevisu/contract/showroom-prices.ts';
import type { RuleRow } from './store/rules.ts';

export function toRule(row: RuleRow): MarkupRule {
  return {
    category_id: row.categoryId,
    brand_id: row.brandId,
    product_id: row.productId,
    label: row.label,
    rate_ppm: row.ratePpm,
    version: row.version,
  };
}
