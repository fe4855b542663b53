import type { NodeId } from '../../document/node-id.ts';
import type { ItemNode } from '../../document/nodes/item.ts';
import type { SceneNodes } from '../../document/scene.ts';
import type { KindFacts, Mount } from '../../kinds/definition/kind.ts';
import type { Role } from '../../kinds/definition/role.ts';
import { symbolOf } from '../../kinds/plan-of.ts';
import { type Body, bodyOf } from '../../placing/body-of.ts';
import { type KnownItem, kindOfItem } from '../../placing/kind-of-item.ts';
import { placed, unitAt } from '../../plane/points.ts';
import { type Bounds, boundsOf, type Point } from '../../plane/polygon.ts';

/** An item as rules see it. Plan in tenths, heights above the level's floor. */
export interface Thing {
  readonly id: NodeId;
  readonly node: ItemNode;
  readonly role: Role;
  readonly card: KindFacts;
  readonly mount: Mount;
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Body;
  /** About its origin before it is turned: x to the right as one faces it, y to the back. */
  readonly local: Bounds;
  readonly width: number;
  readonly depth: number;
  readonly middle: Point;
  /** Unit vectors: where its front looks, and to the right as one faces it. */
  readonly front: Point;
  readonly right: Point;
  readonly isFixed: boolean;
}

const known = new WeakMap<ItemNode, Thing | null>();

/** An item of a known kind with good params; null for others. */
export function thingOf(nodes: SceneNodes, id: NodeId, node: ItemNode): Thing | null {
  const before = known.get(node);
  if (before !== undefined && before?.id === id) return before;
  const kind = kindOfItem(node);
  const body = kind && bodyOf(nodes, id);
  const built = kind && body ? build(id, node, kind, body) : null;
  known.set(node, built);
  return built;
}

function build(id: NodeId, node: ItemNode, kind: KnownItem, body: Body): Thing {
  const mm = boundsOf(symbolOf(kind).footprint.flat());
  const local = { minX: mm.minX * 10, minY: mm.minY * 10, maxX: mm.maxX * 10, maxY: mm.maxY * 10 };
  const right = unitAt(node.rotationTenthsDeg);
  return {
    id,
    node,
    role: kind.card.role,
    card: kind.card,
    mount: kind.card.mount(kind.params),
    params: kind.params,
    body,
    local,
    width: local.maxX - local.minX,
    depth: local.maxY - local.minY,
    middle: pointOf(node, (local.minX + local.maxX) / 2, (local.minY + local.maxY) / 2),
    front: [right[1], -right[0]],
    right,
    isFixed: node.hostId !== null,
  };
}

function pointOf(node: ItemNode, x: number, y: number): Point {
  return placed([x, y], node.position, node.rotationTenthsDeg);
}

export type Side = 'front' | 'back' | 'left' | 'right';

/** One side of a thing's box: its ends in plan, and the way out of it. */
export interface Face {
  readonly from: Point;
  readonly to: Point;
  readonly out: Point;
}

/** A side of the box around a thing, from its left end to its right as one looks out of it. */
export function faceOf(thing: Thing, side: Side): Face {
  const { minX, minY, maxX, maxY } = thing.local;
  const at = (x: number, y: number) => pointOf(thing.node, x, y);
  const [fx, fy] = thing.front;
  const [rx, ry] = thing.right;
  switch (side) {
    case 'front':
      return { from: at(maxX, minY), to: at(minX, minY), out: [fx, fy] };
    case 'back':
      return { from: at(minX, maxY), to: at(maxX, maxY), out: [-fx, -fy] };
    case 'left':
      return { from: at(minX, minY), to: at(minX, maxY), out: [-rx, -ry] };
    case 'right':
      return { from: at(maxX, maxY), to: at(maxX, minY), out: [rx, ry] };
  }
}

/** The middle of a side. */
export function sideMiddle(thing: Thing, side: Side): Point {
  const { from, to } = faceOf(thing, side);
  return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
}

/** A number param, in tenths; 0 if the kind does not have it. */
export function numberParam(thing: Thing, name: string): number {
  const value = thing.params[name];
  return typeof value === 'number' ? value : 0;
}

/** A text param; '' if the kind does not have it. */
export function textParam(thing: Thing, name: string): string {
  const value = thing.params[name];
  return typeof value === 'string' ? value : '';
}
