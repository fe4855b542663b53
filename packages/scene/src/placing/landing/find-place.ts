import type { NodeId } from '../../document/node-id.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { labelPoint } from '../../plane/label-point.ts';
import { middleOf, placed } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { isWithin } from '../../plane/region.ts';
import type { StandingNode } from '../local-box.ts';
import { type Ground, type GroundRoom, groundOf } from './ground.ts';
import { habitOf } from './habit.ts';
import { type Landing, landThing, poseOf } from './land-thing.ts';
import { moverOf } from './mover.ts';
import { slideAlong } from './slide-along.ts';
import { trackOf } from './wall-track.ts';

interface Wanted {
  readonly nodes: SceneNodes;
  readonly id: NodeId;
  readonly node: StandingNode;
}

const FOOT = 3_048;
/** Spots of a room that are tried for something that stands free, nearest to its middle first. */
const MAX_SPOTS = 400;

/** Along the walls of a room, the longest first, as near to the middle of each as is free. */
function byWall({ nodes, id, node }: Wanted, ground: Ground, room: GroundRoom): Landing | null {
  const mover = moverOf(nodes, id, node);
  if (!mover) return null;
  const tracks = room.edges
    .flatMap((edge) => trackOf(edge, mover, poseOf(node), habitOf(node) === 'wall') ?? [])
    .sort((a, b) => b.lengthTenths - a.lengthTenths || (a.wallId < b.wallId ? -1 : 1));
  for (const { track, wallId, lengthTenths } of tracks) {
    if (track.max < track.min) continue;
    const slid = slideAlong({ ground, mover, tolerated: new Set() }, track, {
      wanted: (track.min + track.max) / 2,
      reach: lengthTenths,
      pull: 0,
    });
    if (!slid) continue;
    const { position, rotationTenthsDeg, hostId } = slid.pose;
    const pose = { position: [position[0], position[1]] as const, rotationTenthsDeg };
    const landed = node.type === 'run' ? { ...node, ...pose } : { ...node, ...pose, hostId };
    return { node: landed, to: wallId, stopped: null, fits: true };
  }
  return null;
}

/** Where somebody would look for something new: the middle of tops, of the room, and around it. */
function spotsOf(ground: Ground, room: GroundRoom, node: StandingNode): readonly Point[] {
  const middle = labelPoint(room.inner);
  const { minX, minY, maxX, maxY } = room.box;
  const spots: Point[] = [middle];
  for (let x = minX + FOOT; x < maxX; x += FOOT) {
    for (let y = minY + FOOT; y < maxY; y += FOOT) spots.push([x, y]);
  }
  const far = ([x, y]: Point) => Math.hypot(x - middle[0], y - middle[1]);
  const around = spots
    .filter((spot) => isWithin(room.inner, spot))
    .sort((a, b) => far(a) - far(b) || a[0] - b[0])
    .slice(0, MAX_SPOTS);
  if (habitOf(node) !== 'top') return around;
  const tops = ground.solids.near(room.box).filter((solid) => {
    const isCounter = solid.node.type === 'run' && solid.node.counter !== null;
    return isCounter || (solid.node.type === 'item' && solid.bottomTenths < FOOT);
  });
  return tops
    .toSorted((a, b) => Number(b.node.type === 'run') - Number(a.node.type === 'run'))
    .map(({ box }) => middleOf([box.minX, box.minY], [box.maxX, box.maxY]));
}

/**
 * A free place for something new that nobody pointed at: its back against a wall, on a counter, or near the middle
 * of a room; in the first room of the level that has one. null where there is none.
 */
export function findPlace(wanted: Wanted): Landing | null {
  const { nodes, id, node } = wanted;
  const ground = groundOf(nodes, node.levelId);
  const habit = habitOf(node);
  if (ground.rooms.length === 0) return landThing({ nodes, id, node });
  for (const room of ground.rooms) {
    if (habit === 'back' || habit === 'wall') {
      const found = byWall(wanted, ground, room);
      if (found) return found;
      continue;
    }
    for (const spot of spotsOf(ground, room, node)) {
      const center = centered(node, spot);
      const found = landThing({ nodes, id, node: center, push: habit === 'top' ? 20_000 : 0 });
      if (found?.fits && (habit !== 'top' || found.to !== null)) return found;
    }
  }
  return null;
}

/** A run's position is the end of its back; an item's is its middle. */
function centered(node: StandingNode, [x, y]: Point): StandingNode {
  if (node.type === 'item') return { ...node, position: [Math.round(x), Math.round(y)] };
  const wide = node.cabinets.reduce((sum, { widthTenths }) => sum + widthTenths, 0);
  const [px, py] = placed([-wide / 2, node.depthTenths / 2], [x, y], node.rotationTenthsDeg);
  return { ...node, position: [Math.round(px), Math.round(py)] };
}
