// Rooms are authored in inches, as people measure them here; documents hold tenths of a millimeter.

export type Inches = readonly [x: number, y: number];

/** Where a thing stands: inches in plan, turned counter-clockwise in degrees; at 0 its front looks south. */
export interface Spot {
  readonly at: Inches;
  readonly turn: number;
}

/** Inches as whole tenths of a millimeter. */
export function tenths(inches: number): number {
  return Math.round(inches * 254);
}

export function inchesOf(lengthTenths: number): number {
  return lengthTenths / 254;
}

export function tenthsPoint([x, y]: Inches): [number, number] {
  return [tenths(x), tenths(y)];
}

/** `from` moved by `distance` along a direction of length 1. */
export function moved(from: Inches, direction: Inches, distance: number): Inches {
  return [from[0] + direction[0] * distance, from[1] + direction[1] * distance];
}

/** A rectangle between two corners, counter-clockwise from the south-west one. */
export function rect(x0: number, y0: number, x1: number, y1: number): Inches[] {
  return [
    [x0, y0],
    [x1, y0],
    [x1, y1],
    [x0, y1],
  ];
}

/** A polygon (counter-clockwise) with every edge moved outward by `by`; inward where it is negative. */
export function widened(polygon: readonly Inches[], by: number): Inches[] {
  const lines = polygon.map((from, i) => {
    const to = polygon[(i + 1) % polygon.length] ?? from;
    const long = Math.hypot(to[0] - from[0], to[1] - from[1]);
    const along: Inches = [(to[0] - from[0]) / long, (to[1] - from[1]) / long];
    return { along, point: moved(from, [along[1], -along[0]], by) };
  });
  return lines.map((line, i) => {
    const before = lines.at(i - 1) ?? line;
    const cross = before.along[0] * line.along[1] - before.along[1] * line.along[0];
    if (Math.abs(cross) < 1e-9) return line.point;
    const dx = line.point[0] - before.point[0];
    const dy = line.point[1] - before.point[1];
    return moved(before.point, before.along, (dx * line.along[1] - dy * line.along[0]) / cross);
  });
}
