import type { NodeId } from '../../document/node-id.ts';
import type { SceneNodes } from '../../document/scene.ts';
import type { Role } from '../../kinds/definition/role.ts';
import { minus, placed } from '../../plane/points.ts';
import { type Bounds, counterClockwise, type Point, type Polygon } from '../../plane/polygon.ts';
import { bodyOf } from '../body-of.ts';
import { isStanding, localBoxOf, type StandingNode } from '../local-box.ts';
import { takenAlong } from '../move-nodes.ts';
import { FLAT, roleOf } from './ground.ts';
import { hangs, isSoft } from './habit.ts';

/** A body that moves, in the axes of the thing that is moved; heights from its elevation. */
interface Part {
  readonly footprints: readonly Polygon[];
  readonly bottom: number;
  readonly top: number;
  readonly role: Role;
  readonly isFlat: boolean;
}

/** What is moved: a thing with all that goes with it. */
export interface Mover {
  readonly node: StandingNode;
  readonly box: Bounds;
  readonly parts: readonly Part[];
  /** Itself, what it carries, and what else moves along: nothing of it is in its own way. */
  readonly ids: ReadonlySet<NodeId>;
  /** It hangs on walls, so that windows are in its way. */
  readonly hangs: boolean;
  /** Leaves and cloth give way to what is around them. */
  readonly isSoft: boolean;
}

function partOf(node: StandingNode, scene: SceneNodes, id: NodeId, about: StandingNode): Part[] {
  const body = bodyOf(scene, id);
  if (!body || body.footprints.length === 0) return [];
  return [
    {
      footprints: body.footprints.map((polygon) =>
        counterClockwise(
          polygon.map((point) =>
            placed(minus(point, about.position), [0, 0], -about.rotationTenthsDeg),
          ),
        ),
      ),
      bottom: body.bottomTenths - about.elevationTenths,
      top: body.topTenths - about.elevationTenths,
      role: roleOf(node),
      isFlat:
        body.bottomTenths >= about.elevationTenths &&
        body.topTenths - about.elevationTenths <= FLAT,
    },
  ];
}

const taken = new WeakMap<SceneNodes, Map<string, readonly NodeId[]>>();

/** Found once for a drag: its scene stays the same while it lasts. */
function goingAlong(nodes: SceneNodes, ids: readonly NodeId[]): readonly NodeId[] {
  const known = taken.get(nodes) ?? new Map<string, readonly NodeId[]>();
  taken.set(nodes, known);
  const key = ids.join(' ');
  const found = known.get(key) ?? takenAlong(nodes, ids);
  known.set(key, found);
  return found;
}

/** null for things without a body. `others` are moved along; an id that the scene lacks is a new thing. */
export function moverOf(
  nodes: SceneNodes,
  id: NodeId,
  node: StandingNode,
  others: readonly NodeId[] = [],
): Mover | null {
  const box = localBoxOf(node);
  const isNew = !Object.hasOwn(nodes, id);
  const ids = isNew ? [id] : goingAlong(nodes, [id, ...others]);
  const along = ids.flatMap((one) => {
    const at = nodes[one];
    return one !== id && isStanding(at) ? partOf(at, nodes, one, inScene(nodes, id, node)) : [];
  });
  // The thing itself comes first: it is what must be in a room.
  const parts = [...partOf(node, { [id]: node }, id, node), ...along];
  if (!box || parts.length === along.length) return null;
  return { node, box, parts, ids: new Set(ids), hangs: hangs(node), isSoft: isSoft(node) };
}

/** What moves along is seen from where the thing stands in the scene. */
function inScene(nodes: SceneNodes, id: NodeId, node: StandingNode): StandingNode {
  const known = nodes[id];
  return isStanding(known) ? known : node;
}

export function middleOfMover(
  { box }: Pick<Mover, 'box'>,
  { position, rotationTenthsDeg }: { readonly position: Point; readonly rotationTenthsDeg: number },
): Point {
  const { minX, minY, maxX, maxY } = box;
  return placed([(minX + maxX) / 2, (minY + maxY) / 2], position, rotationTenthsDeg);
}
