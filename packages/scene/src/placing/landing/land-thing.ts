// Where a thing lands that is placed, dropped, dragged or pushed: the one rule for all of them. Pure.
import type { NodeId } from '../../document/node-id.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { symbolOf } from '../../kinds/plan-of.ts';
import { dotOf, minus } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { kindOfItem } from '../kind-of-item.ts';
import type { StandingNode } from '../local-box.ts';
import { drawNear, middlesOn } from './draw-near.ts';
import { type Ground, groundOf, groundRoomAt } from './ground.ts';
import { type Habit, habitOf } from './habit.ts';
import { type Mover, middleOfMover, moverOf } from './mover.ts';
import { onInch } from './on-inch.ts';
import { poseOn, slideAlong, type Track } from './slide-along.ts';
import { intoRoom, slideFree } from './slide-free.ts';
import { tableTrack, topTrack } from './table-tracks.ts';
import { type Trouble, troubleKey } from './trouble.ts';
import { type Pose, troubleAt, troublesAt } from './troubles.ts';
import { wallTracks } from './wall-track.ts';

export interface Landing {
  /** The thing where it lands, or where it was wanted if it does not fit. */
  readonly node: StandingNode;
  /** The wall that its back is against, the table or top that it is at; null free in the room. */
  readonly to: NodeId | null;
  /** What kept it from where it was wanted. */
  readonly stopped: Trouble | null;
  readonly fits: boolean;
}

export interface LandOptions {
  readonly nodes: SceneNodes;
  /** An id that the scene lacks is a new thing. */
  readonly id: NodeId;
  /** The thing where it is wanted. */
  readonly node: StandingNode;
  /** What moves along. */
  readonly others?: readonly NodeId[];
  /** Alt: it lands where it is wanted, whatever is there. */
  readonly isFree?: boolean;
  /** How far its back may be from a wall that it goes to, tenths: 10 in for a drag, more for a new thing. */
  readonly wallReach?: number;
  /** How far it may be pushed by what is in its way, tenths. */
  readonly push?: number;
}

const NEAR_WALL = 2_540;
const ANY_WALL = 200_000;
/** Sides and corners within 5 in draw what stands along a wall. */
const PULL = 1_270;
/** A thing in the way pushes it aside by 4 ft at most. */
const PUSH = 12_192;

interface Wanted {
  readonly ground: Ground;
  readonly mover: Mover;
  readonly pose: Pose;
  readonly tolerated: ReadonlySet<string>;
  readonly habit: Habit;
  readonly wallReach: number;
  readonly push: number;
}

interface Found {
  readonly pose: Pose;
  readonly to: NodeId | null;
  /** The pose that it would have without what is in its way. */
  readonly aimed: Pose;
}

/** What a thing is in the way of already stays so: it can be moved out. */
export function toleratedAt(
  nodes: SceneNodes,
  ground: Ground,
  id: NodeId,
  others: readonly NodeId[],
) {
  const node = nodes[id];
  if (node?.type !== 'item' && node?.type !== 'run') return new Set<string>();
  const mover = moverOf(nodes, id, node, others);
  return new Set(mover ? [...troublesAt(ground, mover, poseOf(node))].map(troubleKey) : []);
}

export function poseOf(node: StandingNode): Pose {
  const { position, rotationTenthsDeg, elevationTenths } = node;
  return {
    position,
    rotationTenthsDeg,
    elevationTenths,
    hostId: node.type === 'item' ? node.hostId : null,
  };
}

function withPose(node: StandingNode, pose: Pose): StandingNode {
  const { rotationTenthsDeg, elevationTenths, hostId } = pose;
  const position = [Math.round(pose.position[0]), Math.round(pose.position[1])] as const;
  return node.type === 'run'
    ? { ...node, position, rotationTenthsDeg }
    : { ...node, position, rotationTenthsDeg, elevationTenths, hostId };
}

function onTrack(
  wanted: Wanted,
  track: Track,
  at: number,
  middles: readonly number[],
  reach: number,
): Found | null {
  const { ground, mover } = wanted;
  const aimed = poseOn(track, Math.min(Math.max(at, track.min), Math.max(track.min, track.max)));
  const place = (point: Point) => dotOf(minus(point, track.origin), track.axis);
  const partners = middlesOn(ground, mover, aimed, place);
  const slid = slideAlong(wanted, track, {
    wanted: at,
    reach,
    pull: PULL,
    middles: [...middles, ...partners],
  });
  return slid && { pose: slid.pose, to: null, aimed };
}

function againstWall(wanted: Wanted): Found | null {
  const { habit, wallReach, push } = wanted;
  if (habit !== 'back' && habit !== 'wall') return null;
  const hangs = habit === 'wall';
  const reach = hangs ? ANY_WALL : wallReach;
  // A blocked wall does not send it to the far side of the room.
  for (const { track, wallId, wanted: at } of wallTracks(wanted.ground, wanted.mover, wanted.pose, {
    reach,
    hangs,
  }).slice(0, 3)) {
    const found = onTrack(wanted, track, at, [], push);
    if (found) return { ...found, to: wallId };
  }
  return null;
}

function atTable(wanted: Wanted): Found | null {
  const sat = tableTrack(wanted.ground, wanted.mover, wanted.pose);
  return sat && onTrack(wanted, sat.track, sat.wanted, [0], wanted.push);
}

/** Sinks hang below the stone, with the rim on the cabinet. Everything else stands on the counter. */
function onTop(wanted: Wanted): Found | null {
  if (wanted.habit !== 'top') return null;
  const { node } = wanted.mover;
  const known = node.type === 'item' ? kindOfItem(node) : null;
  const isSink = node.type === 'item' && node.kind === 'kitchen-sink';
  const top = topTrack(wanted.ground, wanted.mover, wanted.pose, (height, host) =>
    isSink && known && host.type === 'run'
      ? host.elevationTenths + host.heightTenths - Math.round(symbolOf(known).topMm * 10)
      : Math.round(height),
  );
  if (!top) return null;
  const found = onTrack(wanted, top.track, top.wanted, top.middles, wanted.push);
  return found && { ...found, to: top.track.hostId };
}

function freely(wanted: Wanted): Found | null {
  const { ground, mover, tolerated, push } = wanted;
  const isTop = wanted.habit === 'top';
  const pose = isTop ? { ...wanted.pose, elevationTenths: 0, hostId: null } : wanted.pose;
  const isFree = (one: Pose) => !troubleAt(ground, mover, one, tolerated);
  const drawn = drawNear(ground, mover, pose);
  if (drawn && isFree(drawn)) return { pose: drawn, to: null, aimed: drawn };
  const inch = onInch(ground, mover, pose);
  if (isFree(inch)) return { pose: inch, to: null, aimed: inch };
  if (isFree(pose)) return { pose, to: null, aimed: pose };
  const from = groundRoomAt(ground, middleOfMover(mover, pose))
    ? pose
    : intoRoom(ground, mover, pose);
  const slid = slideFree({ ground, mover, tolerated }, from, push);
  return slid && { pose: slid, to: null, aimed: pose };
}

/** The height of the ceiling at a pose, for what hangs from it. */
function underCeiling({ rooms }: Ground, mover: Mover, pose: Pose): Pose {
  const room = groundRoomAt({ rooms } as Ground, middleOfMover(mover, pose));
  return room ? { ...pose, elevationTenths: room.heightTenths, hostId: null } : pose;
}

/**
 * Where a thing lands. It turns its back to a wall and stands against it, hangs on a wall, goes onto a top or up to
 * a table, as its kind does; its sides and middle are drawn to those of its neighbors; and it stops at walls, other
 * things, doors and what they sweep, at the nearest free place. null for things without a body.
 */
export function landThing(options: LandOptions): Landing | null {
  const { nodes, id, node, others = [], isFree = false } = options;
  const { wallReach = NEAR_WALL, push = PUSH } = options;
  const ground = groundOf(nodes, node.levelId);
  const mover = moverOf(nodes, id, node, others);
  if (!mover) return null;
  const habit = habitOf(node);
  const wantedPose = poseOf(node);
  const pose = habit === 'ceiling' ? underCeiling(ground, mover, wantedPose) : wantedPose;
  if (isFree) {
    const stopped = troubleAt(ground, mover, pose);
    return { node: withPose(node, pose), to: null, stopped, fits: stopped === null };
  }
  const tolerated = toleratedAt(nodes, ground, id, others);
  const wanted: Wanted = { ground, mover, pose, tolerated, habit, wallReach, push };
  // Things that move together keep their places: no wall turns one of them.
  const isGroup = others.length > 0;
  const found = isGroup
    ? freely(wanted)
    : (onTop(wanted) ?? atTable(wanted) ?? againstWall(wanted) ?? freely(wanted));
  if (!found) {
    const stopped = troubleAt(ground, mover, pose, tolerated);
    return { node: withPose(node, pose), to: null, stopped, fits: false };
  }
  const stopped = troubleAt(ground, mover, found.aimed, tolerated);
  return { node: withPose(node, found.pose), to: found.to, stopped, fits: true };
}
