import { along, dotOf, leftOf, minus, placed, times, unitAt } from '../../plane/points.ts';
import { boundsOf, type Point } from '../../plane/polygon.ts';
import { runLayout } from '../../runs/run-layout.ts';
import { kindOfItem } from '../kind-of-item.ts';
import { localBoxOf, type StandingNode } from '../local-box.ts';
import { type Ground, roleOf, type Solid } from './ground.ts';
import { type Mover, middleOfMover } from './mover.ts';
import type { Track } from './slide-along.ts';
import { boxAround, boxAt, type Pose } from './troubles.ts';
import { facing } from './wall-track.ts';

/** How far a chair goes under its table, 4 in, and how near to it a chair is drawn to it, 1 ft. Tenths. */
const TUCK = 1_016;
const REACH = 3_048;

interface Sat {
  readonly track: Track;
  readonly wanted: number;
}

/** What one can sit at: tables and desks; islands and peninsulas where their counter reaches out. */
function edgeOf(node: StandingNode) {
  if (node.type === 'item') {
    const role = roleOf(node);
    return role === 'table' || role === 'desk' ? localBoxOf(node) : null;
  }
  const isSeated = node.tier === 'island' || node.tier === 'peninsula';
  if (!isSeated || (node.counter?.backOverhangTenths ?? 0) < 2_000) return null;
  const outlines = runLayout(node).counters.flatMap(({ outline }) => outline);
  return outlines.length > 0 ? boundsOf(outlines) : null;
}

/** The side of a table that a chair is drawn up to; null where there is none near. */
export function tableTrack(ground: Ground, mover: Mover, pose: Pose): Sat | null {
  if (roleOf(mover.node) !== 'chair') return null;
  const middle = middleOfMover(mover, pose);
  let best: { readonly sat: Sat; readonly far: number } | null = null;
  for (const solid of ground.solids.near(boxAround(boxAt(mover, pose), REACH))) {
    const found = mover.ids.has(solid.id) ? null : sideOf(solid, mover, middle, pose);
    if (found && (!best || found.far < best.far)) best = found;
  }
  return best && best.far <= REACH ? best.sat : null;
}

function sideOf({ node }: Solid, mover: Mover, middle: Point, pose: Pose) {
  const box = edgeOf(node);
  if (!box) return null;
  const right = unitAt(node.rotationTenthsDeg);
  const back = leftOf(right);
  const center = placed(
    [(box.minX + box.maxX) / 2, (box.minY + box.maxY) / 2],
    node.position,
    node.rotationTenthsDeg,
  );
  const [wide, deep] = [(box.maxX - box.minX) / 2, (box.maxY - box.minY) / 2];
  const sides =
    node.type === 'run'
      ? [{ out: back, half: deep, run: wide }]
      : [
          { out: back, half: deep, run: wide },
          { out: times(back, -1), half: deep, run: wide },
          { out: right, half: wide, run: deep },
          { out: times(right, -1), half: wide, run: deep },
        ];
  const from = minus(middle, center);
  const [side] = sides
    .map((one) => ({ ...one, past: dotOf(from, one.out) - one.half }))
    .sort((a, b) => b.past - a.past);
  if (!side) return null;
  const rotationTenthsDeg = facing(times(side.out, -1));
  const axis = leftOf(side.out);
  // Its front looks at the table: the least y of its box, which goes under the edge.
  const origin = along(center, side.out, side.half - TUCK - mover.box.minY);
  const half = (mover.box.maxX - mover.box.minX) / 2;
  const max = Math.max(0, side.run - half);
  const wanted = dotOf(minus(middle, center), axis);
  return {
    far: Math.max(side.past, Math.abs(wanted) - side.run, 0),
    sat: {
      track: {
        ...{ origin, axis, rotationTenthsDeg, min: -max, max },
        ...{ elevationTenths: pose.elevationTenths, hostId: pose.hostId },
      },
      wanted,
    },
  };
}

/** Tops that take small things. */
const TOP = { min: 3_048, max: 15_240 } as const;
const topped: readonly string[] = ['tables', 'storage', 'bathroom-vanities'];

/** Height of the top that a node offers above its level's floor; null for none. */
function topOf({ node, topTenths }: Solid): number | null {
  if (node.type === 'run') {
    const top = runLayout(node).counterTopTenths;
    return top === null ? null : node.elevationTenths + top;
  }
  const known = kindOfItem(node);
  if (known?.card.mount(known.params) !== 'floor') return null;
  if (!topped.includes(known.card.category)) return null;
  return topTenths >= TOP.min && topTenths <= TOP.max ? topTenths : null;
}

/** The line across the top under a point on which a small thing stands; null where there is no top. */
export function topTrack(
  ground: Ground,
  mover: Mover,
  pose: Pose,
  sinkTo: (top: number, node: StandingNode) => number,
) {
  const [x, y] = middleOfMover(mover, pose);
  const under = ground.solids
    .near({ minX: x, maxX: x, minY: y, maxY: y })
    .filter(({ id }) => !mover.ids.has(id))
    .flatMap((solid) => {
      const top = topOf(solid);
      return top === null ? [] : [{ solid, top }];
    })
    .sort((a, b) => b.top - a.top)[0];
  if (!under) return null;
  const { node, id } = under.solid;
  const box = node.type === 'run' ? runBox(node) : localBoxOf(node);
  if (!box) return null;
  const own = mover.box;
  const fit = (value: number, min: number, max: number) =>
    max < min ? (min + max) / 2 : Math.min(max, Math.max(min, value));
  const local = placed(minus(pose.position, node.position), [0, 0], -node.rotationTenthsDeg);
  const deep = fit(local[1], box.minY - own.minY, box.maxY - own.maxY);
  const isInset = own.maxY - own.minY > (box.maxY - box.minY) * 0.6;
  const at = isInset ? (box.minY + box.maxY) / 2 - (own.minY + own.maxY) / 2 : deep;
  const track: Track = {
    origin: placed([0, at], node.position, node.rotationTenthsDeg),
    axis: unitAt(node.rotationTenthsDeg),
    min: box.minX - own.minX,
    max: box.maxX - own.maxX,
    rotationTenthsDeg: node.rotationTenthsDeg,
    elevationTenths: sinkTo(under.top, node),
    hostId: id,
  };
  const middles =
    node.type === 'run'
      ? runLayout(node).places.flatMap(({ cabinet, fromTenths, toTenths }) =>
          cabinet.cabinet === 'sink' || cabinet.cabinet === 'cooktop'
            ? [(fromTenths + toTenths) / 2]
            : [],
        )
      : [(box.minX + box.maxX) / 2];
  return { track, wanted: local[0], middles };
}

function runBox(run: Extract<StandingNode, { type: 'run' }>) {
  const { widthTenths } = runLayout(run);
  return { minX: 0, maxX: widthTenths, minY: -run.depthTenths, maxY: 0 };
}
