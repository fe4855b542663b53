import { linePrefixOf } from '@wevisu/scene/document/cabinets/cabinet-line.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';

function prefixesIn(nodes: SceneNodes): readonly string[] {
  const all = nodesOf(nodes, 'run').map(([, { cabinetSku }]) => linePrefixOf(cabinetSku));
  return [...new Set(all.filter((one) => one !== null))];
}

/** Cents of everything that is bought in a cabinet line. */
export function cabinetCents(nodes: SceneNodes, { orders }: Pick<Takeoff, 'orders'>): number {
  const prefixes = prefixesIn(nodes);
  return orders
    .filter(({ sku }) => prefixes.some((prefix) => sku.startsWith(`${prefix}-`)))
    .reduce((sum, { totalCents }) => sum + (totalCents ?? 0), 0);
}
