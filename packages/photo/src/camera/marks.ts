import type { Spot } from '../picture.ts';

/** What a line in the room runs along: two directions of the floor at right angles, or upright. */
export type Direction = 'first' | 'second' | 'up';

/** A straight edge of the room, from one end to the other. */
export interface EdgeMark {
  readonly along: Direction;
  readonly from: Spot;
  readonly to: Spot;
}

/** A length that the homeowner has measured. */
export interface KnownLength {
  readonly from: Spot;
  readonly to: Spot;
  readonly metres: number;
  /** The line in which the wall stands on the floor; null where the length lies on the floor. */
  readonly wall: { readonly from: Spot; readonly to: Spot } | null;
}

/** Four corners of a rectangle on the floor, around it; the first side is the first direction. */
export interface RectangleMarks {
  readonly kind: 'rectangle';
  readonly corners: readonly Spot[];
  /** Further edges, where there are some: they make the camera surer. */
  readonly edges: readonly EdgeMark[];
  readonly lengths: readonly KnownLength[];
}

/** A corner of the floor with edges of its two walls: floor lines, uprights, lines of windows or ceiling. */
export interface CornerMarks {
  readonly kind: 'corner';
  readonly corner: Spot;
  readonly edges: readonly EdgeMark[];
  readonly lengths: readonly KnownLength[];
}

export type RoomMarks = RectangleMarks | CornerMarks;

/** All edges that the marks tell of. */
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

/** Marks that must lie on the floor. */
export function floorSpotsOf(marks: RoomMarks): readonly Spot[] {
  const lengths = marks.lengths.flatMap(({ from, to, wall }) =>
    wall ? [wall.from, wall.to] : [from, to],
  );
  return [...(marks.kind === 'corner' ? [marks.corner] : marks.corners), ...lengths];
}

/** All marks with every place moved as told, in one fixed order. */
export function moveMarks(marks: RoomMarks, move: (spot: Spot) => Spot): RoomMarks {
  const edges = marks.edges.map(({ along, from, to }) => ({
    along,
    from: move(from),
    to: move(to),
  }));
  const lengths = marks.lengths.map(({ from, to, metres, wall }) => ({
    from: move(from),
    to: move(to),
    metres,
    wall: wall && { from: move(wall.from), to: move(wall.to) },
  }));
  return marks.kind === 'corner'
    ? { ...marks, corner: move(marks.corner), edges, lengths }
    : { ...marks, corners: marks.corners.map(move), edges, lengths };
}
