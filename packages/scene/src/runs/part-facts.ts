import { linePrefixOf, partSku } from '../document/cabinets/cabinet-line.ts';
import type { Sku } from '../document/node-id.ts';
import type { ProductFacts } from '../document/product-facts.ts';

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
