import { lineSkus } from '@wevisu/scene/document/cabinets/line-skus.ts';
import { runNode } from '@wevisu/scene/document/nodes/run.ts';

/** Max SKUs to look up per scene; a house of a hundred rooms names fewer. */
const MAX_SKUS = 5_000;
/** As in the schema of scenes. */
const LONGEST_SKU = 80;

/**
 * The SKUs that raw nodes seem to name, before the nodes are parsed, and those that runs take of their
 * cabinet lines: their facts are enough to read the scene with. Generous: a text that merely looks like an
 * SKU costs one lookup.
 */
export function skusIn(nodes: unknown): string[] {
  const found = new Set<string>();
  visit(nodes, found);
  return [...found].slice(0, MAX_SKUS);
}

function visit(value: unknown, found: Set<string>): void {
  if (typeof value !== 'object' || value === null) return;
  for (const sku of takenByRun(value)) found.add(sku);
  for (const [key, inner] of Object.entries(value)) {
    if (typeof inner === 'object') visit(inner, found);
    else if (typeof inner === 'string' && isSkuKey(key) && inner.length <= LONGEST_SKU) {
      found.add(inner);
    }
  }
}

/** A run that can't be read takes nothing: it is not drawn either. */
function takenByRun(value: object): readonly string[] {
  const { type, cabinetSku } = value as { readonly type?: unknown; readonly cabinetSku?: unknown };
  if (type !== 'run' || typeof cabinetSku !== 'string') return [];
  const run = runNode.safeParse(value);
  return run.success ? lineSkus(run.data) : [];
}

function isSkuKey(key: string): boolean {
  return key === 'sku' || key.endsWith('Sku');
}
