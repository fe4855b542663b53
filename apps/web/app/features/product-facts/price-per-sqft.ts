import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';

/** Cents per square foot; null for products not sold by area or without a price here. */
export function perSqftCents({
  priceCents,
  boxSqftE4,
}: Pick<ProductFacts, 'priceCents' | 'boxSqftE4'>): number | null {
  if (priceCents === null || boxSqftE4 === null) return null;
  return Math.round((priceCents * 10_000) / boxSqftE4);
}
