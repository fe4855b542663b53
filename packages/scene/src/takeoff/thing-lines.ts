// Fixtures, lights, appliances and furniture by count; doors and windows too.
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, nodesOf } from '../document/scene.ts';
import { kinds } from '../kinds/registry.generated.ts';
import { formatInches } from '../units/feet-inches.ts';
import { factsOf, roomOfNode, type TakeoffContext } from './takeoff-context.ts';
import { lineOf, type TakeoffLine } from './takeoff-line.ts';

/** One line for all things of one product, or of one kind without a product, in one room. */
export function itemLines(context: TakeoffContext): TakeoffLine[] {
  const groups = new Map<string, { key: string; roomId: NodeId | null; ids: NodeId[] }>();
  for (const [id, item] of nodesOf(context.document.nodes, 'item')) {
    const roomId = roomOfNode(context, id);
    const known = factsOf(context, item.sku);
    const key = known ? `sku:${known.sku}` : `kind:${item.kind}`;
    const place = `${key}@${roomId ?? ''}`;
    const group = groups.get(place) ?? { key, roomId, ids: [] };
    group.ids.push(id);
    groups.set(place, group);
  }
  return [...groups.values()].map(({ key, roomId, ids }) => {
    const facts = key.startsWith('sku:') ? factsOf(context, key.slice(4)) : null;
    const kind = key.slice(5);
    const label = Object.hasOwn(kinds, kind) ? kinds[kind as keyof typeof kinds].label : kind;
    return lineOf({
      id: `${facts?.sku ?? key}@${roomId ?? ''}:items`,
      sku: facts?.sku ?? null,
      material: facts ? null : key,
      what: facts?.name ?? label,
      roomId,
      nodeIds: ids,
      net: ids.length,
      measure: 'count',
      pieces: ids.length,
      unit: facts?.unit ?? 'Piece',
      exactUnits: ids.length / (facts?.piecesPerUnit ?? 1),
    });
  });
}

export function openingLines(context: TakeoffContext): TakeoffLine[] {
  const { nodes } = context.document;
  return nodesOf(nodes, 'opening')
    .filter(([, { wallId, style }]) => {
      return (
        nodeOf(nodes, wallId, 'wall') && (style.startsWith('door') || style.startsWith('window'))
      );
    })
    .map(([id, { style, widthTenths, heightTenths }]) => {
      const words = style.split('-').toReversed().join(' ');
      const name = `${words[0]?.toUpperCase()}${words.slice(1)}`;
      return lineOf({
        id: `opening@${id}`,
        material: `${style}:${widthTenths}x${heightTenths}`,
        what: `${name}, ${formatInches(widthTenths)} x ${formatInches(heightTenths)}`,
        nodeIds: [id],
        net: 1,
        measure: 'count',
        unit: 'Piece',
        exactUnits: 1,
      });
    });
}
