import type { Spot } from '../picture.ts';

/** Direction of a line in the room: one of two on the floor at right angles, or upright. */
export type Direction = 'first' | 'second' | 'up';

/** A straight edge of the room, from one end to the other. */
export interface EdgeMark {
  readonly along: Direction;
  readonly from: Spot;
  readonly to: Spot;
}

/** A length that the homeowner measured. */
export interface KnownLength {
  readonly from: Spot;
  readonly to: Spot;
  readonly meters: number;
  /** The line in which the wall meets the floor; null for a length on the floor. */
  readonly wall: { readonly from: Spot; readonly to: Spot } | null;
}

/** A rectangle on the floor, its four corners in order around it; the first side is the first direction. */
export interface RectangleMarks {
  readonly kind: 'rectangle';
  readonly corners: readonly Spot[];
  /** More edges, which make the camera more accurate; may be empty. */
  readonly edges: readonly EdgeMark[];
  readonly lengths: readonly KnownLength[];
}

/** A corner of the floor with edges of its two walls: floor lines, uprights, edges of windows or ceiling. */
export interface CornerMarks {
  readonly kind: 'corner';
  readonly corner: Spot;
  readonly edges: readonly EdgeMark[];
  readonly lengths: readonly KnownLength[];
}

export type RoomMarks = RectangleMarks | CornerMarks;

/** All edges of the marks, sides of the rectangle included. */
export function edgesOf(marks: RoomMarks): readonly EdgeMark[] {
  if (marks.kind === 'corner') return marks.edges;
  const [a, b, c, d] = marks.corners;
  if (!a || !b || !c || !d) return marks.edges;
  return [
    { along: 'first', from: a, to: b },
    { along: 'second', from: b, to: c },
    { along: 'first', from: d, to: c },
    { along: 'second', from: a, to: d },
    ...marks.edges,
  ];
}

/** All places that must lie on the floor. */
export function floorSpotsOf(marks: RoomMarks): readonly Spot[] {
  const lengths = marks.lengths.flatMap(({ from, to, wall }) =>
    wall ? [wall.from, wall.to] : [from, to],
  );
  return [...(marks.kind === 'corner' ? [marks.corner] : marks.corners), ...lengths];
}

/** The marks with `move` applied to every place, in a fixed order. */
export function moveMarks(marks: RoomMarks, move: (spot: Spot) => Spot): RoomMarks {
  const edges = marks.edges.map(({ along, from, to }) => ({
    along,
    from: move(from),
    to: move(to),
  }));
  const lengths = marks.lengths.map(({ from, to, meters, wall }) => ({
    from: move(from),
    to: move(to),
    meters,
    wall: wall && { from: move(wall.from), to: move(wall.to) },
  }));
  return marks.kind === 'corner'
    ? { ...marks, corner: move(marks.corner), edges, lengths }
    : { ...marks, corners: marks.corners.map(move), edges, lengths };
}
