// Places new items where they belong: on the floor in the middle of the room, on a wall, under the ceiling,
// or on a counter. Pure.
import type { PlanPoint } from '@wevisu/scene/document/lengths.ts';
import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import { type ItemNode, itemNode } from '@wevisu/scene/document/nodes/item.ts';
import { type RunNode, runNode } from '@wevisu/scene/document/nodes/run.ts';
import { nodesOf, type SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { KindFacts } from '@wevisu/scene/kinds/definition/kind.ts';
import { symbolOf } from '@wevisu/scene/kinds/plan-of.ts';
import { bodyOf } from '@wevisu/scene/placing/body-of.ts';
import { roomAt } from '@wevisu/scene/placing/in-bounds.ts';
import { kindOfItem } from '@wevisu/scene/placing/kind-of-item.ts';
import { usualHeight } from '@wevisu/scene/placing/landing/usual-height.ts';
import { snapToWall } from '@wevisu/scene/placing/snap.ts';
import { labelPoint } from '@wevisu/scene/plane/label-point.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { isWithin } from '@wevisu/scene/plane/region.ts';
import { roomShape, roomShapesOf } from '@wevisu/scene/rooms/room-shape.ts';
import { STEP_TENTHS } from '@wevisu/scene/runs/fill-run.ts';
import { runLayout } from '@wevisu/scene/runs/run-layout.ts';
import { kindOf } from './labels.ts';

/** How far a new item looks for a wall: across a large room. */
const ANY_WALL = 100_000;

function whole([x, y]: Point): PlanPoint {
  return [Math.round(x), Math.round(y)];
}

/** The default spot: the middle of a room on the level. */
function middleOf(nodes: SceneNodes, levelId: NodeId): PlanPoint {
  const [first] = roomShapesOf(nodes, levelId);
  return first ? whole(labelPoint(first[1].inner)) : [0, 0];
}

function ceilingAt(nodes: SceneNodes, levelId: NodeId, point: Point): number {
  const room = roomAt(nodes, levelId, point) ?? roomShapesOf(nodes, levelId)[0]?.[0] ?? null;
  return (room === null ? null : roomShape(nodes, room)?.heightTenths) ?? 27_432;
}

/** The run whose counter is under a point, or else the first run with a counter. */
function counterFor(nodes: SceneNodes, levelId: NodeId, point: Point) {
  const runs = nodesOf(nodes, 'run').filter(
    ([, run]) => run.levelId === levelId && run.counter !== null,
  );
  const under = runs.find(([id]) =>
    bodyOf(nodes, id)?.footprints.some((footprint) => isWithin(footprint, point)),
  );
  return { run: under ?? runs[0] ?? null, isUnder: under !== undefined };
}

/** Sinks hang below the stone, with the rim on the cabinet. Everything else stands on the counter. */
function aboveRun(item: ItemNode, run: RunNode, counterTopTenths: number | null): number {
  const known = kindOfItem(item);
  if (!known || item.kind !== 'kitchen-sink') return counterTopTenths ?? run.heightTenths;
  return run.heightTenths - Math.round(symbolOf(known).topMm * 10);
}

function onCounter(nodes: SceneNodes, item: ItemNode, isSink: boolean): ItemNode {
  const { run, isUnder } = counterFor(nodes, item.levelId, item.position);
  // Without a counter, the item stands on the floor.
  if (!run) return { ...item, elevationTenths: 0 };
  const [hostId, node] = run;
  const { counterTopTenths, widthTenths, places } = runLayout(node);
  const sink = places.find(({ cabinet }) => cabinet.cabinet === 'sink');
  const across = isSink && sink ? (sink.fromTenths + sink.toTenths) / 2 : widthTenths / 2;
  const angle = (node.rotationTenthsDeg * Math.PI) / 1800;
  const [x, y] = [across, -node.depthTenths / 2];
  const middle: Point = [
    node.position[0] + x * Math.cos(angle) - y * Math.sin(angle),
    node.position[1] + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  return {
    ...item,
    hostId,
    position: isUnder ? item.position : whole(middle),
    rotationTenthsDeg: node.rotationTenthsDeg,
    elevationTenths: node.elevationTenths + aboveRun(item, node, counterTopTenths),
  };
}

/** Whether an item that belongs on a counter has none. */
export function lacksCounter(item: ItemNode): boolean {
  const known = kindOfItem(item);
  return (
    known?.card.mount(known.params) === 'counter' &&
    item.hostId === null &&
    item.elevationTenths === 0
  );
}

/** Puts an item where its kind belongs: at the nearest wall, under the ceiling, on the counter. */
export function settle(nodes: SceneNodes, item: ItemNode): ItemNode {
  const known = kindOfItem(item);
  const mount = known?.card.mount(known.params) ?? 'floor';
  if (mount === 'ceiling') {
    return { ...item, elevationTenths: ceilingAt(nodes, item.levelId, item.position) };
  }
  if (mount === 'counter') return onCounter(nodes, item, item.kind === 'kitchen-sink');
  if (mount === 'wall') {
    const at = snapToWall(nodes, item, ANY_WALL);
    const elevationTenths = item.elevationTenths || usualHeight(item);
    if (!at) return { ...item, elevationTenths };
    return {
      ...item,
      elevationTenths,
      position: at.position,
      rotationTenthsDeg: at.rotationTenthsDeg,
      hostId: at.to,
    };
  }
  return item;
}

export interface NewItemOptions {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  readonly kind: string;
  /** Where it was dropped; null is the middle of the room. */
  readonly at: Point | null;
}

/** An item with its kind's defaults; null for unknown kinds and kinds that need more input. */
export function newItem({ nodes, levelId, kind, at }: NewItemOptions): ItemNode | null {
  const card: KindFacts | null = kindOf(kind);
  if (!card?.params.safeParse({}).success) return null;
  const position = at ? whole(at) : middleOf(nodes, levelId);
  return settle(nodes, itemNode.parse({ type: 'item', levelId, kind, params: {}, position }));
}

export const newRuns = [
  'base',
  'wall',
  'tall',
  'island',
] as const satisfies readonly RunNode['tier'][];

/** Six feet of cabinets in standard widths against the nearest wall, or free-standing for an island. */
export function newRun({
  nodes,
  levelId,
  tier,
  at,
  newId,
}: Omit<NewItemOptions, 'kind'> & {
  readonly tier: (typeof newRuns)[number];
  readonly newId: () => NodeId;
}): RunNode {
  const steps = tier === 'tall' ? [8] : [8, 8, 8];
  const isLow = tier === 'base' || tier === 'island';
  const run = runNode.parse({
    type: 'run',
    levelId,
    tier,
    position: at ? whole(at) : middleOf(nodes, levelId),
    cabinets: steps.map((count, i) => ({
      id: newId(),
      cabinet:
        tier === 'wall' ? 'door' : tier === 'tall' ? 'pantry' : i === 1 ? 'drawers' : 'door-drawer',
      widthTenths: count * STEP_TENTHS,
      hinge: 'pair',
    })),
    ...(tier === 'wall'
      ? { elevationTenths: 13_716, depthTenths: 3_048, heightTenths: 7_620, toeKickTenths: 0 }
      : {}),
    ...(tier === 'tall' ? { heightTenths: 21_336 } : {}),
    ...(isLow
      ? {
          counter: {
            covering: { sku: null, color: '#e9e5dc' },
            ...(tier === 'island' ? { backOverhangTenths: 3_048 } : {}),
          },
        }
      : {}),
  });
  const snapped = tier === 'island' ? null : snapToWall(nodes, run, ANY_WALL);
  return snapped
    ? { ...run, position: snapped.position, rotationTenthsDeg: snapped.rotationTenthsDeg }
    : run;
}
