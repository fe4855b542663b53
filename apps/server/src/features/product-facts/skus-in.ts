/** Most SKUs that are looked up of one scene; a house of a hundred rooms names fewer. */
const MAX_SKUS = 5_000;
/** As the schema of scenes has it. */
const LONGEST_SKU = 80;

/**
 * The SKUs that raw nodes seem to name, before anybody has read them: facts of all of these are
 * enough to read the scene with. Generous: what merely looks like an SKU costs a look-up.
 */
export function skusIn(nodes: unknown): string[] {
  const found = new Set<string>();
  visit(nodes, found);
  return [...found].slice(0, MAX_SKUS);
}

function visit(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') visit(inner, found);
    else if (typeof inner === 'string' && isSkuKey(key) && inner.length <= LONGEST_SKU) {
      found.add(inner);
    }
  }
}

function isSkuKey(key: string): boolean {
  return key === 'sku' || key.endsWith('Sku');
}
