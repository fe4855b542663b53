import type { SceneNode } from '../document/node.ts';
import type { NodeId } from '../document/node-id.ts';
import { nodeOf, nodesOf, type SceneNodes } from '../document/scene.ts';
import { type BoxIndex, indexBoxes } from '../plane/box-index.ts';
import { type Bounds, boundsOf } from '../plane/polygon.ts';
import { type WallShape, wallShapes } from '../rooms/wall-shapes.ts';
import { type Body, bodyOf } from './body-of.ts';
import { overlapsBy } from './overlap.ts';

/** Two nodes that overlap: two things, or a thing and a wall. */
interface Collision {
  readonly a: NodeId;
  readonly b: NodeId;
}

/** Things touch: what is less deep than this (1 mm) is no collision. Tenths. */
const SLACK = 10;
/** Rugs and mats up to this height lie under things. Tenths. */
const FLAT = 300;

interface Thing {
  readonly id: NodeId;
  readonly levelId: NodeId;
  readonly hostId: NodeId | null;
  readonly groupId: NodeId | null;
  readonly body: Body;
  readonly box: Bounds;
}

const boxes = new WeakMap<Body, Bounds>();

function boxOf(body: Body): Bounds {
  const known = boxes.get(body);
  if (known) return known;
  const box = boundsOf(body.footprints.flat());
  boxes.set(body, box);
  return box;
}

function thingOf(nodes: SceneNodes, id: NodeId, node: SceneNode): Thing | null {
  if (node.type !== 'item' && node.type !== 'run') return null;
  const body = bodyOf(nodes, id);
  if (!body || body.footprints.length === 0 || body.topTenths - body.bottomTenths <= FLAT)
    return null;
  const { hostId, groupId } = node.type === 'item' ? node : { hostId: null, groupId: null };
  return { id, levelId: node.levelId, hostId, groupId, body, box: boxOf(body) };
}

/** Whether one carries the other, directly or by way of others. */
function carries(nodes: SceneNodes, host: Thing, thing: Thing): boolean {
  let at = thing.hostId;
  for (let i = 0; at !== null && i < 16; i++) {
    if (at === host.id) return true;
    at = nodeOf(nodes, at, 'item')?.hostId ?? null;
  }
  return false;
}

function boxesTouch(a: Bounds, b: Bounds): boolean {
  return a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY;
}

function bodiesCollide(a: Body, b: Body): boolean {
  const low = Math.max(a.bottomTenths, b.bottomTenths);
  const high = Math.min(a.topTenths, b.topTenths);
  if (high - low <= SLACK) return false;
  return a.footprints.some((one) => b.footprints.some((other) => overlapsBy(one, other, SLACK)));
}

function thingsCollide(nodes: SceneNodes, a: Thing, b: Thing): boolean {
  if (a.levelId !== b.levelId || !boxesTouch(a.box, b.box)) return false;
  // Things of one group were put together on purpose: chairs under their table.
  if (a.groupId !== null && a.groupId === b.groupId) return false;
  if (carries(nodes, a, b) || carries(nodes, b, a)) return false;
  return bodiesCollide(a.body, b.body);
}

function wallCollides(thing: Thing, wallId: NodeId, wall: WallShape): boolean {
  if (thing.hostId === wallId) return false;
  const body: Body = { footprints: [wall.outline], bottomTenths: 0, topTenths: wall.heightTenths };
  return bodiesCollide(thing.body, body);
}

const wallIndices = new WeakMap<
  ReadonlyMap<NodeId, WallShape>,
  BoxIndex<readonly [NodeId, WallShape]>
>();

function wallsNear(nodes: SceneNodes, { levelId, box }: Thing) {
  const walls = wallShapes(nodes, levelId);
  const known = wallIndices.get(walls);
  const index = known ?? indexBoxes([...walls], ([, { outline }]) => boundsOf(outline));
  if (!known) wallIndices.set(walls, index);
  return index.near(box);
}

function wallCollisions(nodes: SceneNodes, thing: Thing): Collision[] {
  return wallsNear(nodes, thing)
    .filter(([wallId, wall]) => wallCollides(thing, wallId, wall))
    .map(([wallId]) => ({ a: thing.id, b: wallId }));
}

function thingsOf(nodes: SceneNodes): Thing[] {
  return [...nodesOf(nodes, 'item'), ...nodesOf(nodes, 'run')]
    .flatMap(([id, node]) => thingOf(nodes, id, node) ?? [])
    .sort(byId);
}

/**
 * What one node collides with, `a` being the node. True footprints and height ranges decide; what
 * carries it, things of its group and flat things (rugs) do not count. Empty for nodes without a body.
 */
export function collisionsOfNode(nodes: SceneNodes, id: NodeId): Collision[] {
  const node = Object.hasOwn(nodes, id) ? nodes[id] : undefined;
  const thing = node ? thingOf(nodes, id, node) : null;
  if (!thing) return [];
  const others = thingsOf(nodes)
    .filter((other) => other.id !== id && thingsCollide(nodes, thing, other))
    .map((other) => ({ a: id, b: other.id }));
  return [...others, ...wallCollisions(nodes, thing)];
}

function byId(a: { readonly id: NodeId }, b: { readonly id: NodeId }): number {
  return a.id < b.id ? -1 : 1;
}

/**
 * Every collision of a scene once, `a` before `b` for things, ordered by ids.
 * @param spend Called with how many pairs are about to be compared; may throw to stop.
 */
export function* eachCollision(
  nodes: SceneNodes,
  spend: (pairs: number) => void,
): Generator<Collision> {
  const things = thingsOf(nodes);
  const index = indexBoxes(things, ({ box }) => box);
  for (const one of things) {
    // Each pair is met twice.
    const others = index.near(one.box).filter(({ id }) => one.id < id);
    spend(others.length);
    const found = others
      .filter((other) => thingsCollide(nodes, one, other))
      .map(({ id }) => ({ a: one.id, b: id }));
    found.push(...wallCollisions(nodes, one));
    yield* found.sort((x, y) => (x.b < y.b ? -1 : 1));
  }
}

export function collisionsOf(nodes: SceneNodes): Collision[] {
  return [...eachCollision(nodes, () => undefined)];
}
