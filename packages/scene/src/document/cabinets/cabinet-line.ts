import type { Sku } from '../node-id.ts';
import type { ProductFacts } from '../product-facts.ts';

/** What the SKU of a line's sample door ends with. */
const SAMPLE = '-SD';

/**
 * What the SKUs of a cabinet line begin with: 'WRNF-SHKWD' of its sample door 'WRNF-SHKWD-SD'. Null for a
 * product that is no sample door.
 */
export function linePrefixOf(sku: string | null): string | null {
  return sku?.endsWith(SAMPLE) && sku.length > SAMPLE.length ? sku.slice(0, -SAMPLE.length) : null;
}

/** The SKU of a part of a line by its code: 'WRNF-SHKWD-B24'. */
export function partSku(prefix: string, code: string): string {
  return `${prefix}-${code}`;
}

/**
 * The facts of a part, null where the vendor of the line does not list it. SKUs are free for any vendor to
 * take: what another lists under a code of the line is no part of it.
 */
export function partFacts(
  products: Readonly<Record<Sku, ProductFacts>>,
  lineSku: Sku | null,
  code: string | null,
): ProductFacts | null {
  const prefix = linePrefixOf(lineSku);
  if (prefix === null || lineSku === null || code === null) return null;
  const sku = partSku(prefix, code);
  const part = Object.hasOwn(products, sku) ? products[sku] : undefined;
  const line = Object.hasOwn(products, lineSku) ? products[lineSku] : undefined;
  return part !== undefined && (line === undefined || line.vendor === part.vendor) ? part : null;
}
