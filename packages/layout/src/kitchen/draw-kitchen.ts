import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import type { Drawing } from '../drawing/drawing.ts';
import { holesOf } from '../drawing/drawing.ts';
import { drawnRoom } from '../drawing/drawn-room.ts';
import { inchesOf, tenths } from '../drawing/measure.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { kitchenIsland } from '../furnishing/kitchen-island.ts';
import { kitchenWall, UPPER_BOTTOM } from '../furnishing/kitchen-wall.ts';
import { downlights } from '../furnishing/lights.ts';
import { receptacles, type Spacing } from '../furnishing/outlets.ts';
import { tallTop } from '../furnishing/tall-units.ts';
import { type RoomModel, toSegment } from '../room/room-model.ts';
import { standsIn } from './keeps-clear.ts';
import type { KitchenPlan, Leg } from './kitchen-plan.ts';
import { takesUpperCorner, UPPER_CORNER, wallCabinetSpans } from './rows.ts';

/** Under a ceiling of this and more a chimney hood has its height. */
const TALL_CEILING = 102;
const BESIDE_DOOR = 8;

/** An extinguisher hangs so far out of a wall. */
const HANGS = tenths(8);

/** What of a wall stays behind things that stand there already. */
function takenBefore(model: RoomModel, index: number): (readonly [from: number, to: number])[] {
  const segment = model.segments[index];
  if (!segment) return [];
  return model.fixed.flatMap(({ polygon }) => {
    const local = polygon.map((point) => toSegment(segment, point));
    if (Math.min(...local.map(([, out]) => out)) > HANGS) return [];
    const along = local.map(([x]) => inchesOf(x));
    return [[Math.min(...along), Math.max(...along)] as const];
  });
}

/** What an extinguisher takes: half of it along the wall, and from where to where above the floor. */
const EXTINGUISHER = { half: tenths(4), bottom: tenths(33), top: tenths(55) } as const;

/** Whether it would hang in what a door or window of the room needs. */
function isInWay({ zones }: RoomModel, { spot, right, into }: Side, at: number): boolean {
  const [x, y] = spot(at).at.map(tenths);
  const corner = (along: number, out: number): Point => [
    (x ?? 0) + right[0] * along + into[0] * out,
    (y ?? 0) + right[1] * along + into[1] * out,
  ];
  const { half, bottom, top } = EXTINGUISHER;
  const polygon = [
    corner(-half, 0),
    corner(half, 0),
    corner(half, HANGS),
    corner(-half, HANGS),
  ] as const;
  return zones.some((zone) => standsIn(zone, { polygon, bottom, top }));
}

/** Free stretches of wall beside ways out: an extinguisher hangs where it can be had with the burners in flames. */
function hangExtinguisher(
  { drawing, room, model }: Readonly<{ drawing: Drawing; room: DrawnRoom; model: RoomModel }>,
  legs: readonly Leg[],
): void {
  for (const [index, side] of room.sides.entries()) {
    const rows = legs
      .filter(({ row }) => row.segment.index === index)
      .map(({ row, wall }) => [wall.from ?? row.from, wall.to ?? row.to] as const);
    const taken = [...rows, ...takenBefore(model, index)];
    const isFree = (at: number) =>
      at > 6 &&
      at < side.length - 6 &&
      taken.every(([from, to]) => at < from - 6 || at > to + 6) &&
      !isInWay(model, side, at);
    for (const { style, at, width } of holesOf(drawing, side)) {
      if (style.startsWith('window') || style === 'niche') continue;
      const beside = [at - width / 2 - BESIDE_DOOR, at + width / 2 + BESIDE_DOOR].find(isFree);
      if (beside === undefined) continue;
      drawing.put({
        kind: 'fire-extinguisher',
        hostId: side.wallId,
        place: { spot: side.spot(beside), by: 'back', height: { middle: 44 } },
      });
      return;
    }
  }
}

/** Wall cabinets clear of what windows and doors need, in corners too. */
function uppersOf(model: RoomModel, room: DrawnRoom, { row, leftCorner, rightCorner }: Leg) {
  const heights = { bottom: UPPER_BOTTOM, top: tallTop(room.ceiling) };
  const takes = (end: 'left' | 'right') =>
    takesUpperCorner(model, row.segment, { end, ...heights });
  return {
    uppers: 'doors',
    upperSpans: wallCabinetSpans(model, row.segment, heights),
    ...(leftCorner === 'filled' && !takes('left') ? { upperFrom: row.from + UPPER_CORNER } : {}),
    ...(rightCorner === 'filled' && !takes('right') ? { upperTo: row.to - UPPER_CORNER } : {}),
  } as const;
}

/**
 * A kitchen about what the scene has, nothing chosen yet: kinds and sizes, no products. `isWhole` adds downlights and
 * receptacles. Throws where a plan does not fit its rows, which plans of this engine do.
 */
export function drawKitchen(
  document: SceneDocument,
  model: RoomModel,
  plan: KitchenPlan,
  spacing: Spacing | null,
): Drawing {
  const { room, drawing } = drawnRoom(document, model);
  const hood = room.ceiling < TALL_CEILING ? ('under' as const) : ('wall' as const);
  for (const leg of plan.legs) {
    const { row, wall } = leg;
    const side = room.sides[row.segment.index];
    if (!side) continue;
    kitchenWall(drawing, room, side, { ...wall, hood, ...uppersOf(model, room, leg) });
  }
  if (plan.island) kitchenIsland(drawing, room, plan.island);
  hangExtinguisher({ drawing, room, model }, plan.legs);
  if (spacing) {
    downlights(drawing, room, 66);
    receptacles(drawing, room, spacing);
  }
  return drawing;
}
