import type { MarkupRule, MarkupScope, PriceRules } from '@wevisu/contract/showroom-prices.ts';

export type Scope = MarkupScope;

export const STANDARD: Scope = { category_id: null, brand_id: null, product_id: null };

export function isSameScope(a: Scope, b: Scope): boolean {
  return (
    a.category_id === b.category_id && a.brand_id === b.brand_id && a.product_id === b.product_id
  );
}

/** The rule of exactly this scope; null where there is none yet. */
export function ruleOf(rules: PriceRules, scope: Scope): MarkupRule | null {
  const all = [rules.standard, ...rules.rules, ...rules.product_rules];
  return all.find((rule) => isSameScope(rule, scope)) ?? null;
}

export function scopeKey({ category_id, brand_id, product_id }: Scope): string {
  return `${category_id} ${brand_id} ${product_id}`;
}

/** A scope as the query of products has it: what is null narrows nothing. */
export function toQuery(scope: Scope): Record<string, number> {
  const entries = Object.entries(scope).filter(([, id]) => id !== null);
  return Object.fromEntries(entries) as Record<string, number>;
}
