import { isWindow } from '@wevisu/scene/document/nodes/opening-style.ts';
import { nodeOf, type SceneDocument } from '@wevisu/scene/document/scene.ts';
import { crossOf, directionOf, dotOf, minus } from '@wevisu/scene/plane/points.ts';
import { boundsOf, type Point } from '@wevisu/scene/plane/polygon.ts';
import { sceneFacts } from '@wevisu/scene/rules/facts/scene-facts.ts';
import { fromSegment, type RoomModel, toSegment, type WallSegment } from '../room/room-model.ts';
import { type Drawing, drawAbout, type Hole } from './drawing.ts';
import { type Inches, inchesOf } from './measure.ts';
import type { DrawnRoom, Side } from './side.ts';

const inInches = ([x, y]: Point): Inches => [inchesOf(x), inchesOf(y)];

/** A segment as the side of a room, on the wall that holds its middle. */
function sideOf(document: SceneDocument, segment: WallSegment): Side {
  const middle = fromSegment(segment, segment.lengthTenths / 2);
  const spans = segment.wallIds.flatMap((id) => {
    const wall = nodeOf(document.nodes, id, 'wall');
    if (!wall) return [];
    const direction = directionOf(wall.from, wall.to);
    const length = dotOf(minus(wall.to, wall.from), direction);
    const at = dotOf(minus(middle, wall.from), direction);
    return [{ id, wall, direction, off: Math.max(0, -at, at - length) }];
  });
  const [own] = spans.toSorted((a, b) => a.off - b.off || (a.id < b.id ? -1 : 1));
  const turn = segment.rotationTenthsDeg / 10;
  const { origin, right, into, offTenths } = segment;
  const inPlan = (along: number, out: number) =>
    fromSegment(segment, along * 254, out * 254 + offTenths);
  // Asked for each corner of everything that is tried anywhere: nothing is made for it but the point.
  const point = (along: number, out = 0): Inches => {
    const [a, o] = [along * 254, out * 254 + offTenths];
    return [
      inchesOf(origin[0] + right[0] * a + into[0] * o),
      inchesOf(origin[1] + right[1] * a + into[1] * o),
    ];
  };
  return {
    wallId: own?.id ?? null,
    length: inchesOf(segment.lengthTenths),
    into,
    right,
    spot: (along, out) => ({ at: point(along, out), turn }),
    point,
    onWall: (along) =>
      own ? inchesOf(dotOf(minus(inPlan(along, 0), own.wall.from), own.direction)) : 0,
    isLeft: own ? crossOf(own.direction, segment.into) > 0 : false,
  };
}

export interface Drawn {
  readonly room: DrawnRoom;
  readonly drawing: Drawing;
  /** Where the room has no wall. */
  readonly openSides: readonly Side[];
}

/**
 * A room of a scene with its sides, and a drawing about everything that the scene has: sides are in the order of the
 * model's segments. What is drawn is in inches; the scene's own nodes are not changed.
 */
export function drawnRoom(document: SceneDocument, model: RoomModel): Drawn {
  const sides = model.segments.map((segment) => sideOf(document, segment));
  const drawing = drawAbout(model.levelId, document.nodes);
  const facts = sceneFacts(document).rooms.find(({ id }) => id === model.roomId);
  for (const { opening, at } of facts?.openings ?? []) {
    const index = model.segments.findIndex((one) => one.wallIds.includes(opening.node.wallId));
    const [segment, side] = [model.segments[index], sides[index]];
    if (!segment || !side) continue;
    const { style, widthTenths, heightTenths, sillTenths } = opening.node;
    const hole: Hole = {
      style,
      at: inchesOf(toSegment(segment, at)[0]),
      width: inchesOf(widthTenths),
      height: inchesOf(heightTenths),
      sill: inchesOf(sillTenths),
    };
    drawing.holes.push({ side, hole });
  }
  const { minX, minY, maxX, maxY } = boundsOf(model.inner);
  return {
    room: {
      id: model.roomId,
      inner: model.inner.map(inInches),
      sides,
      box: { x0: inchesOf(minX), y0: inchesOf(minY), x1: inchesOf(maxX), y1: inchesOf(maxY) },
      ceiling: inchesOf(model.heightTenths),
    },
    drawing,
    openSides: model.openSides.map((one) => sideOf(document, one)),
  };
}

/** Windows of a side, by their middles. */
export function windowsOf(drawing: Drawing, side: Side): readonly Hole[] {
  return drawing.holes
    .filter(({ side: other, hole }) => other === side && isWindow(hole.style))
    .map(({ hole }) => hole);
}
