// What goes along with walls that move: what hangs on them, stands with its back to them, or touches
// them and is not held at the other end.
import type { NodeId } from '../document/node-id.ts';
import { nodesOf, type SceneNodes } from '../document/scene.ts';
import { type Body, bodyOf } from '../placing/body-of.ts';
import { isStanding, localBoxOf, type StandingNode } from '../placing/local-box.ts';
import { takenAlong } from '../placing/move-nodes.ts';
import { overlapsBy } from '../placing/overlap.ts';
import { grow } from '../plane/combine.ts';
import { crossOf, directionOf, distanceOf, dotOf, minus, placed, unitAt } from '../plane/points.ts';
import type { Point } from '../plane/polygon.ts';
import { regionOf } from '../plane/region.ts';
import { isParallel, type PlanLine } from './plan-lines.ts';

/** A back this near to a wall's face stands against it: 1 1/2 in. */
const AGAINST = 400;
/** Sides this near stand together, with a filler or a little air between them: 1 1/2 in. */
const TOUCH = 381;
/** Things face a wall along more than this. */
const SHARED = 127;
/** Rugs and mats up to this height stay where they lie. */
const FLAT = 300;

interface Thing {
  readonly id: NodeId;
  readonly node: StandingNode;
  readonly body: Body;
  readonly points: readonly Point[];
}

function thingsOn(nodes: SceneNodes, levelId: NodeId): Thing[] {
  return [...nodesOf(nodes, 'item'), ...nodesOf(nodes, 'run')].flatMap(([id, node]) => {
    const body = node.levelId === levelId ? bodyOf(nodes, id) : null;
    const points = body?.footprints.flat() ?? [];
    return body && points.length > 0 ? [{ id, node, body, points }] : [];
  });
}

/** The range of points along a wall and, on the side where their middle is, away from its face. */
function beside({ from, to, half }: PlanLine, points: readonly Point[]) {
  const direction = directionOf(from, to);
  const places = points.map((point) => {
    const offset = minus(point, from);
    return { at: dotOf(offset, direction), left: crossOf(direction, offset) };
  });
  const middle = places.reduce((sum, { left }) => sum + left, 0);
  const gap = Math.min(...places.map(({ left }) => left * Math.sign(middle || 1))) - half;
  const low = Math.min(...places.map(({ at }) => at));
  const high = Math.max(...places.map(({ at }) => at));
  const shared = Math.min(high, distanceOf(from, to) + half) - Math.max(low, -half);
  return { gap, low, high, shared };
}

function touches(wall: PlanLine, points: readonly Point[], reach: number): boolean {
  const { gap, shared } = beside(wall, points);
  // What reaches into the wall a little (a splash, a trim) touches it, too.
  return gap <= reach && gap >= -AGAINST && shared > SHARED;
}

/** Whether a thing stands with its back to a wall. */
function backsTo({ node }: Thing, wall: PlanLine): boolean {
  const box = localBoxOf(node);
  if (!box || !isParallel(wall, unitAt(node.rotationTenthsDeg))) return false;
  const place = (x: number, y: number) => placed([x, y], node.position, node.rotationTenthsDeg);
  const back = [place(box.minX, box.maxY), place(box.maxX, box.maxY)];
  const front = [place(box.minX, box.minY), place(box.maxX, box.minY)];
  const all = beside(wall, [...back, ...front]);
  const toBack = beside(wall, back).gap;
  return touches(wall, [...back, ...front], AGAINST) && Math.abs(toBack - all.gap) < 1;
}

function heightsMeet(a: Body, b: Body): boolean {
  return Math.min(a.topTenths, b.topTenths) > Math.max(a.bottomTenths, b.bottomTenths);
}

function near(a: Thing, b: Thing, by: number): boolean {
  return a.body.footprints.some((one) => {
    const grown = by > 0 ? grow([regionOf(one)], by).map(({ outline }) => outline) : [one];
    return grown.some((around) => b.body.footprints.some((other) => overlapsBy(around, other, 0)));
  });
}

export interface Structure {
  readonly nodes: SceneNodes;
  readonly levelId: NodeId;
  /** Walls that move as a whole. */
  readonly moving: readonly PlanLine[];
  /** Walls across them, along which rows stand. */
  readonly rails: readonly PlanLine[];
  /** Walls that stay, parallel to the moving ones. */
  readonly opposite: readonly PlanLine[];
}

function isHostedBy({ node }: Thing, walls: readonly PlanLine[]): boolean {
  return node.type === 'item' && walls.some(({ id }) => id === node.hostId);
}

function isOnAnother({ node }: Thing, nodes: SceneNodes): boolean {
  return node.type === 'item' && node.hostId !== null && isStanding(nodes[node.hostId]);
}

/**
 * The things that go along, in the order of their ids. A row that touches a moving wall, or what stands
 * against it, goes with it unless it is held at the wall opposite; what hangs above a row goes with it.
 */
export function attachedTo({ nodes, levelId, moving, rails, opposite }: Structure): NodeId[] {
  const things = thingsOn(nodes, levelId).filter(
    (thing) => isHostedBy(thing, moving) || thing.body.topTenths - thing.body.bottomTenths > FLAT,
  );
  const direct = things.filter(
    (thing) => isHostedBy(thing, moving) || moving.some((wall) => backsTo(thing, wall)),
  );
  const taken = new Set(
    takenAlong(
      nodes,
      direct.map(({ id }) => id),
    ),
  );
  const others = things.filter((thing) => !taken.has(thing.id) && !isOnAnother(thing, nodes));
  const inRows = others.filter(
    (thing) =>
      isPeninsula(thing) || isHostedBy(thing, rails) || rails.some((wall) => backsTo(thing, wall)),
  );
  const across = others.filter((thing) => opposite.some((wall) => backsTo(thing, wall)));
  const isHeld = (thing: Thing) =>
    opposite.some((wall) => touches(wall, thing.points, TOUCH)) ||
    across.some((one) => touchesThing(one, thing));
  const seen = new Set<Thing>();
  for (const start of others) {
    const isInRow = inRows.includes(start);
    const isStart =
      moving.some((wall) => touches(wall, start.points, TOUCH)) ||
      (isInRow && direct.some((one) => touchesThing(one, start)));
    if (!isStart || seen.has(start)) continue;
    const row = isInRow ? rowFrom(start, inRows) : [start];
    for (const one of row) seen.add(one);
    if (row.some(isHeld)) continue;
    for (const { id } of row) for (const gone of takenAlong(nodes, [id])) taken.add(gone);
  }
  return [...taken].sort();
}

function isPeninsula({ node }: Thing): boolean {
  return node.type === 'run' && node.tier === 'peninsula';
}

function touchesThing(a: Thing, b: Thing): boolean {
  return a !== b && heightsMeet(a.body, b.body) && near(a, b, TOUCH);
}

/** Things side by side with each other, or one above the other. */
function rowFrom(start: Thing, others: readonly Thing[]): Thing[] {
  const row = [start];
  const rest = new Set(others);
  rest.delete(start);
  for (let i = 0; i < row.length; i++) {
    const one = row[i];
    for (const other of rest) {
      if (!one || !near(one, other, heightsMeet(one.body, other.body) ? TOUCH : 0)) continue;
      row.push(other);
      rest.delete(other);
    }
  }
  return row;
}
