import type { NodeId } from '../document/node-id.ts';
import type { ItemNode } from '../document/nodes/item.ts';
import type { RunNode } from '../document/nodes/run.ts';
import type { SceneNodes } from '../document/scene.ts';
import type { Clearance } from '../kinds/definition/kind-plan.ts';
import { clearancesOf, symbolOf } from '../kinds/plan-of.ts';
import { placed } from '../plane/points.ts';
import type { Point, Polygon } from '../plane/polygon.ts';
import { runLayout } from '../runs/run-layout.ts';
import { kindOfItem } from './kind-of-item.ts';

/** The solid that a node fills: what nothing else may touch. Plan, tenths; heights above the level's floor. */
export interface Body {
  /** Counter-clockwise, simple. */
  readonly footprints: readonly Polygon[];
  readonly bottomTenths: number;
  readonly topTenths: number;
}

/** Room that a placed node needs beside its body. Plan, tenths; heights above the level's floor. */
interface PlacedClearance {
  /** Names it within its node. */
  readonly id: string;
  readonly purpose: Clearance['purpose'];
  readonly area: Polygon;
  readonly bottomTenths: number;
  readonly topTenths: number;
}

type Stands = { readonly position: Point; readonly rotationTenthsDeg: number };

/** A polygon of a kind (millimeters about its origin) where the item stands, in tenths. */
export function placePolygon(polygon: Polygon, { position, rotationTenthsDeg }: Stands): Polygon {
  return polygon.map(([x, y]) => placed([x * 10, y * 10], position, rotationTenthsDeg));
}

/** A polygon of a run (tenths about its left back corner) where the run stands. */
export function placeRunPolygon(polygon: Polygon, run: Stands): Polygon {
  return polygon.map((point) => placed(point, run.position, run.rotationTenthsDeg));
}

const bodies = new WeakMap<ItemNode | RunNode, Body | null>();

function itemBody(item: ItemNode): Body | null {
  const kind = kindOfItem(item);
  if (!kind) return null;
  const symbol = symbolOf(kind);
  return {
    footprints: symbol.footprint.map((polygon) => placePolygon(polygon, item)),
    bottomTenths: item.elevationTenths + symbol.bottomMm * 10,
    topTenths: item.elevationTenths + symbol.topMm * 10,
  };
}

function runBody(run: RunNode): Body {
  const layout = runLayout(run);
  return {
    footprints: layout.footprint.map((polygon) => placeRunPolygon(polygon, run)),
    bottomTenths: run.elevationTenths,
    topTenths: run.elevationTenths + layout.topTenths,
  };
}

/** The body of an item or a run; null for other nodes, unknown kinds and params that their kind refuses. */
export function bodyOf(nodes: SceneNodes, id: NodeId): Body | null {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (node?.type !== 'item' && node?.type !== 'run') return null;
  const known = bodies.get(node);
  if (known !== undefined) return known;
  const body = node.type === 'item' ? itemBody(node) : runBody(node);
  bodies.set(node, body);
  return body;
}

const clearances = new WeakMap<ItemNode, readonly PlacedClearance[]>();

/** What an item needs beside its body: doors' swings, standing room. None for other nodes. */
export function clearancesOfNode(nodes: SceneNodes, id: NodeId): readonly PlacedClearance[] {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  if (node?.type !== 'item') return [];
  const known = clearances.get(node);
  if (known) return known;
  const kind = kindOfItem(node);
  const found = (kind ? clearancesOf(kind) : []).map(
    (one): PlacedClearance => ({
      id: one.id,
      purpose: one.purpose,
      area: placePolygon(one.area, node),
      bottomTenths: node.elevationTenths + one.bottomMm * 10,
      topTenths: node.elevationTenths + one.topMm * 10,
    }),
  );
  clearances.set(node, found);
  return found;
}
