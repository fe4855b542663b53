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
