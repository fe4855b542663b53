// The floor that groups stand on: what of it doors, windows and fixed bodies keep, and where a rectangle fits. Inches.
import { areaOf, clipConvex, counterClockwise } from '@wevisu/scene/plane/polygon.ts';
import type { Drawn } from '../drawing/drawn-room.ts';
import { type Inches, inchesOf, tenths } from '../drawing/measure.ts';
import { distanceToOutline, isInside } from '../drawing/outline.ts';
import type { DrawnRoom, Side } from '../drawing/side.ts';
import { freeIntervals } from '../room/free-intervals.ts';
import type { RoomModel, Service } from '../room/room-model.ts';
import type { Body, Placed, RoomView } from './group.ts';
import { meet, placedPolygon } from './plane.ts';

interface Kept extends Placed {
  readonly bottom: number;
  readonly top: number;
  readonly isFixed: boolean;
}

export interface Span {
  readonly from: number;
  readonly to: number;
}

export interface Floor {
  readonly model: RoomModel;
  readonly room: DrawnRoom;
  /** Where the room has no wall. */
  readonly openSides: readonly Side[];
  readonly view: RoomView;
  readonly kept: readonly Kept[];
  /** Whether a body may stand there. */
  fits(shape: Placed, body: Pick<Body, 'bottom' | 'top'>): boolean;
  /** Whether floor there is the room's, and nothing fixed higher than that stands on it. */
  isClear(one: Placed, above: number): boolean;
  /** Whether a door of the room swings over it. */
  isSwept(one: Placed): boolean;
  /** Where along a side a body of that depth and height may stand. */
  spans(index: number, body: Pick<Body, 'y1' | 'bottom' | 'top'>): readonly Span[];
}

/** Square inches that a rectangle may lie out of the room, and how far its corners may: rounding. */
const ROUNDING = 0.5;
const CORNER = 0.04;

function isFarFrom(a: Placed['box'], b: Placed['box']): boolean {
  return a[2] < b[0] || b[2] < a[0] || a[3] < b[1] || b[3] < a[1];
}

export function createFloor(model: RoomModel, { room, drawing, openSides }: Drawn): Floor {
  const inner = room.inner;
  const edges = inner.map((from, i) =>
    placedPolygon([from, inner[(i + 1) % inner.length] ?? from]),
  );
  const outline = placedPolygon(inner);
  const isInRoom = ({ polygon, box, isBox }: Placed) => {
    // Where no wall is near, a shape lies wholly within the room or wholly out of it.
    const [corner] = polygon;
    if (corner && edges.every((edge) => isFarFrom(edge.box, box))) return isInside(inner, corner);
    if (outline.isBox && isBox) {
      const [x0, y0, x1, y1] = outline.box;
      const width = Math.min(x1, box[2]) - Math.max(x0, box[0]);
      const height = Math.min(y1, box[3]) - Math.max(y0, box[1]);
      const within = Math.max(0, width) * Math.max(0, height);
      return (box[2] - box[0]) * (box[3] - box[1]) - within < ROUNDING;
    }
    // A corner that sticks through a slanted wall takes little area.
    const hasCorners = polygon.every(
      (one) => isInside(inner, one) || distanceToOutline(inner, one) < CORNER,
    );
    if (!hasCorners) return false;
    const convex = counterClockwise(polygon);
    return areaOf(convex) - areaOf(clipConvex(inner, convex)) < ROUNDING;
  };
  const inInches = (polygon: readonly (readonly [number, number])[]) =>
    polygon.map(([x, y]): Inches => [inchesOf(x), inchesOf(y)]);
  const keep =
    (isFixed: boolean) =>
    (one: {
      readonly polygon: readonly (readonly [number, number])[];
      readonly bottomTenths: number;
      readonly topTenths: number;
    }): Kept => ({
      ...placedPolygon(inInches(one.polygon)),
      bottom: inchesOf(one.bottomTenths),
      top: inchesOf(one.topTenths),
      isFixed,
    });
  const swings = model.zones.filter(({ purpose }) => purpose === 'swing').map(keep(false));
  const kept = [...model.zones.map(keep(false)), ...model.fixed.map(keep(true))];
  const known = new Map<string, readonly Span[]>();
  const doors = model.zones
    .filter(({ purpose }) => purpose === 'way')
    .map(({ polygon }) => {
      const [a, b, c] = inInches(polygon);
      const at: Inches = a && b ? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2] : [0, 0];
      const long = b && c ? Math.hypot(c[0] - b[0], c[1] - b[1]) : 1;
      const into: Inches = b && c ? [(c[0] - b[0]) / long, (c[1] - b[1]) / long] : [0, 1];
      return { at, into };
    });
  const windows = drawing.holes.flatMap(({ side, hole }) => {
    const index = room.sides.indexOf(side);
    return hole.style.startsWith('window') && index >= 0
      ? [{ index, at: hole.at, width: hole.width }]
      : [];
  });
  const servicesOf = (kind: Service['kind']) =>
    model.services
      .filter((one) => one.kind === kind)
      .map(({ at }): Inches => [inchesOf(at[0]), inchesOf(at[1])]);
  return {
    model,
    room,
    openSides,
    kept,
    view: {
      ...{ room, doors, windows, area: areaOf(inner) / 144 },
      walls: model.segments.map(({ index, isShared }) => ({
        hasWindow: windows.some((one) => one.index === index),
        isShared,
      })),
      vents: servicesOf('vent'),
      water: servicesOf('water'),
    },
    fits(shape, { bottom, top }) {
      // Whether a box is in a room that is one is the faster question of the two.
      if (outline.isBox && shape.isBox && !isInRoom(shape)) return false;
      for (const one of kept) {
        if (one.top > bottom && one.bottom < top && meet(one, shape)) return false;
      }
      return (outline.isBox && shape.isBox) || isInRoom(shape);
    },
    isClear: (one, above) =>
      kept.every((other) => !other.isFixed || other.top <= above || !meet(other, one)) &&
      isInRoom(one),
    isSwept: (one) => swings.some((swing) => meet(swing, one)),
    spans(index, { y1, bottom, top }) {
      const key = `${index} ${y1} ${bottom} ${top}`;
      const before = known.get(key);
      if (before) return before;
      const segment = model.segments[index];
      const found = segment
        ? freeIntervals(model, segment, {
            depthTenths: tenths(y1),
            bottomTenths: tenths(bottom),
            topTenths: tenths(top),
          }).map(({ fromTenths, toTenths }) => ({
            from: inchesOf(fromTenths),
            to: inchesOf(toTenths),
          }))
        : [];
      known.set(key, found);
      return found;
    },
  };
}
