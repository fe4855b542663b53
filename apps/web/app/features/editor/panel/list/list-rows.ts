// The room as text, for people who do not see the views. Pure.
import { allocate, cents } from '@wevisu/domain/money/money.ts';
import { linePrefixOf } from '@wevisu/scene/document/cabinets/cabinet-line.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { ProductFacts } from '@wevisu/scene/document/product-facts.ts';
import { nodeOf, nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Face } from '@wevisu/scene/faces/face.ts';
import { roomAt } from '@wevisu/scene/placing/in-bounds.ts';
import type { Takeoff, TakeoffLine } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { sqftFromSquareTenths } from '@wevisu/scene/units.ts';
import { unitsText } from '../../../product-facts/summary.ts';
import { nameOfNode } from '../../edits/labels.ts';
import type { SelectedFace } from '../../edits/selected-face.ts';
import { shopCategoryOf, titleOf } from '../../edits/target.ts';

export interface ListRow {
  readonly key: string;
  readonly sort: 'surface' | 'object';
  readonly name: string;
  /** The product or color; empty if nothing is chosen. */
  readonly product: string;
  /** Drawn and counted, but not sold in the shop. */
  readonly isForPlanning: boolean;
  /** '168.0 sq ft'; empty for objects. */
  readonly area: string;
  /** '9 boxes'; empty for what is not ordered. */
  readonly boxes: string;
  /** The row's share of the order for its product; null without a price. */
  readonly cents: number | null;
  readonly face: SelectedFace | null;
  readonly nodeId: NodeId | null;
}

export interface ListRoom {
  /** Empty for what is in no room. */
  readonly id: NodeId | '';
  readonly name: string;
  readonly rows: readonly ListRow[];
}

export interface ListInput {
  readonly nodes: SceneNodes;
  readonly faces: readonly Face[];
  readonly takeoff: Takeoff | null;
  readonly products: Readonly<Record<string, ProductFacts>>;
}

/** The cents of each line: an order's total split by what each line needs, as in the totals by room. */
function centsOfLines({ lines, orders }: Takeoff): ReadonlyMap<string, number> {
  const found = new Map<string, number>();
  const byId = new Map(lines.map((line) => [line.id, line]));
  for (const { totalCents, lineIds } of orders) {
    if (totalCents === null || lineIds.length === 0) continue;
    const weights = lineIds.map((id) => Math.round((byId.get(id)?.exactUnits ?? 0) * 1_000_000));
    const shares = allocate(cents(totalCents), weights);
    lineIds.forEach((id, i) => {
      found.set(id, shares[i] ?? 0);
    });
  }
  return found;
}

function sumOf(lines: readonly TakeoffLine[], shares: ReadonlyMap<string, number>): number | null {
  const known = lines.flatMap(({ id }) => shares.get(id) ?? []);
  return known.length === 0 ? null : known.reduce((sum, one) => sum + one, 0);
}

/** What is ordered where the product is nowhere else; otherwise what is counted here. */
function boxesOf(lines: readonly TakeoffLine[], { orders }: Priced): string {
  const [first] = lines;
  if (!first) return '';
  const order = orders.find(({ sku }) => sku === first.sku);
  const isAll = order?.lineIds.every((id) => lines.some((line) => line.id === id));
  const counted = lines.reduce((sum, { units }) => sum + units, 0);
  return unitsText(order && isAll ? order.units : counted, first.unit);
}

function surfaceRows({ nodes, faces, products }: ListInput, of: Priced): [NodeId | '', ListRow][] {
  return faces.flatMap((face) =>
    face.areas.map((area): [NodeId | '', ListRow] => {
      const { sku } = area.covering;
      const lines = of.lines.filter(
        (line) =>
          line.faceIds[0] === face.id &&
          line.sku === sku &&
          (area.nodeId === null || line.nodeIds.includes(area.nodeId)),
      );
      // A counter without a product still has a display color; only painted surfaces count as paint.
      const takesPaint = face.kind === 'wall' || face.kind === 'ceiling';
      const bare = takesPaint && area.nodeId !== null ? 'Paint' : '';
      const product = sku === null ? bare : (products[sku]?.name ?? 'Not known');
      return [
        face.roomId ?? '',
        {
          key: `${face.id}/${area.nodeId ?? ''}/${area.slot}`,
          sort: 'surface',
          name: titleOf(nodes, face, area),
          product,
          isForPlanning: false,
          area: `${sqftFromSquareTenths(area.area).toFixed(1)} sq ft`,
          boxes: sku === null ? '' : boxesOf(lines, of),
          cents: sumOf(lines, of.shares),
          face: { faceId: face.id, slot: area.slot, nodeId: area.nodeId },
          nodeId: null,
        },
      ];
    }),
  );
}

interface Priced {
  readonly lines: readonly TakeoffLine[];
  readonly orders: Takeoff['orders'];
  readonly shares: ReadonlyMap<string, number>;
}

/** What a thing is bought as: an item's product, a run's pulls and the parts of its cabinet line. */
function boughtAs(node: SceneNode | undefined, line: TakeoffLine): boolean {
  if (line.sku === null) return false;
  if (node?.type === 'item') return line.sku === node.sku;
  if (node?.type !== 'run') return false;
  const prefix = linePrefixOf(node.cabinetSku);
  return line.sku === node.hardwareSku || (prefix !== null && line.sku.startsWith(`${prefix}-`));
}

function objectRow(input: ListInput, of: Priced, id: NodeId, label: string): ListRow {
  const node = input.nodes[id];
  const hasLine = node?.type === 'run' && node.cabinetSku !== null;
  const sku =
    node?.type === 'item'
      ? node.sku
      : node?.type === 'run'
        ? (node.cabinetSku ?? node.hardwareSku)
        : null;
  const lines = of.lines.filter((line) => line.nodeIds.includes(id) && boughtAs(node, line));
  const priced = lines.filter((line) => of.shares.has(line.id));
  // One line covers all objects of a product in a room.
  const count = Math.max(1, lines[0]?.nodeIds.length ?? 1);
  return {
    key: id,
    sort: 'object',
    name: label,
    product: sku === null ? '' : (input.products[sku]?.name ?? 'Not known'),
    isForPlanning: node?.type !== 'item' || shopCategoryOf(node.kind) === null,
    area: '',
    boxes:
      sku === null || lines.length === 0 || hasLine
        ? ''
        : count === 1
          ? boxesOf(lines, of)
          : `1 of ${count}`,
    cents:
      priced.length === 0
        ? null
        : priced.reduce(
            (sum, line) => sum + shareOf(of.shares.get(line.id) ?? 0, line.nodeIds, id),
            0,
          ),
    face: null,
    nodeId: id,
  };
}

function shareOf(total: number, ids: readonly NodeId[], id: NodeId): number {
  const shares = allocate(
    cents(total),
    ids.map(() => 1),
  );
  return shares[ids.indexOf(id)] ?? 0;
}

function roomOf(nodes: SceneNodes, id: NodeId): NodeId | '' {
  const node = nodes[id];
  if (node?.type === 'item' || node?.type === 'run') {
    return roomAt(nodes, node.levelId, node.position) ?? '';
  }
  return '';
}

/** Rooms by name, each with its surfaces and objects; whatever is in no room comes last. */
export function listRooms(input: ListInput): readonly ListRoom[] {
  const { nodes, takeoff } = input;
  const of: Priced = {
    lines: takeoff?.lines ?? [],
    orders: takeoff?.orders ?? [],
    shares: takeoff ? centsOfLines(takeoff) : new Map(),
  };
  const objects = Object.keys(nodes)
    .sort()
    .flatMap((id): [NodeId | '', ListRow][] => {
      const node = nodes[id];
      if (node?.type !== 'item' && node?.type !== 'run' && node?.type !== 'opening') return [];
      return [
        [roomOf(nodes, id), objectRow(input, of, id, nameOfNode({ ...node, ...noSku(node) }, {}))],
      ];
    });
  const rows = [...surfaceRows(input, of), ...objects];
  const rooms = nodesOf(nodes, 'room')
    .map(([id, { name }]) => ({ id: id as NodeId | '', name }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));
  return [...rooms, { id: '' as const, name: 'Doors, windows and others' }]
    .map(({ id, name }) => ({
      id,
      name,
      rows: rows
        .filter(([room]) => room === id || (id === '' && !nodeOf(nodes, room, 'room')))
        .map(([, row]) => row),
    }))
    .filter((room) => room.rows.length > 0);
}

/** Objects are named by their kind; the product has its own column. */
function noSku(node: SceneNodes[string]) {
  return node.type === 'item' ? { sku: null } : {};
}
