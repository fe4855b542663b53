// Pushing and copying things that are there already: no snapping, but nothing goes through anything.
import type { NodeId } from '../../document/node-id.ts';
import type { SceneNodes } from '../../document/scene.ts';
import { minus, placed, plus, times } from '../../plane/points.ts';
import type { Point } from '../../plane/polygon.ts';
import { isStanding } from '../local-box.ts';
import { groundOf } from './ground.ts';
import { poseOf, toleratedAt } from './land-thing.ts';
import { type Mover, moverOf } from './mover.ts';
import { slideFree } from './slide-free.ts';
import type { Trouble } from './trouble.ts';
import { troubleAt } from './troubles.ts';

/** Halvings of a push: a foot to less than a tenth of a millimeter. */
const HALVINGS = 12;

export interface Pushed {
  /** How far it went. */
  readonly by: Point;
  readonly stopped: Trouble | null;
}

/** Things pushed together in a straight line until the first of them meets something. */
export function pushThings(nodes: SceneNodes, ids: readonly NodeId[], by: Point): Pushed {
  const movers = ids.flatMap((id) => {
    const node = nodes[id];
    const mover = isStanding(node)
      ? moverOf(
          nodes,
          id,
          node,
          ids.filter((one) => one !== id),
        )
      : null;
    if (!mover) return [];
    const ground = groundOf(nodes, mover.node.levelId);
    return [{ mover, ground, tolerated: toleratedAt(nodes, ground, id, ids) }];
  });
  const troubleFor = (share: number): Trouble | null => {
    for (const { mover, ground, tolerated } of movers) {
      const pose = poseOf(mover.node);
      const position = plus(pose.position, times(by, share));
      const trouble = troubleAt(ground, mover, { ...pose, position }, tolerated);
      if (trouble) return trouble;
    }
    return null;
  };
  const stopped = troubleFor(1);
  if (!stopped) return { by, stopped: null };
  let [free, blocked] = [0, 1];
  for (let i = 0; i < HALVINGS; i++) {
    const middle = (free + blocked) / 2;
    if (troubleFor(middle)) blocked = middle;
    else free = middle;
  }
  const [x, y] = times(by, free);
  return { by: [Math.trunc(x), Math.trunc(y)], stopped };
}

/** A copy lands within 12 ft of its original. */
const COPY_REACH = 36_576;
const ASIDE = 3_048;

/** The original stays, so it is in the copy's way like anything else. */
function asCopy(mover: Mover): Mover {
  return { ...mover, ids: new Set() };
}

/** How far from its original a copy goes: flush beside it, or the nearest free place. null where there is none. */
export function copyOffset(nodes: SceneNodes, ids: readonly NodeId[]): Point | null {
  const id = ids.find((one) => isStanding(nodes[one]));
  const node = id === undefined ? undefined : nodes[id];
  if (id === undefined || !isStanding(node)) return null;
  const found = moverOf(nodes, id, node, ids);
  if (!found) return [ASIDE, -ASIDE];
  const mover = asCopy(found);
  const ground = groundOf(nodes, node.levelId);
  const pose = poseOf(node);
  const tolerated = new Set<string>();
  const own = mover.parts.flatMap(({ footprints }) => footprints.flat().map(([x]) => x));
  const wide = Math.max(...own) - Math.min(...own);
  const beside = [wide, -wide].map((x) => placed([x, 0], [0, 0], node.rotationTenthsDeg));
  for (const [x, y] of beside) {
    const by: Point = [Math.round(x), Math.round(y)];
    const tried = { ...pose, position: plus(pose.position, by) };
    if (!troubleAt(ground, mover, tried, tolerated)) return by;
  }
  const aside = { ...pose, position: plus(pose.position, [ASIDE, -ASIDE]) };
  const free = troubleAt(ground, mover, aside, tolerated)
    ? slideFree({ ground, mover, tolerated }, aside, COPY_REACH)
    : aside;
  return free && minus(free.position, pose.position);
}
