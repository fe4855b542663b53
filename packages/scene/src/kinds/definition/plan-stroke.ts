import type { Point } from '../../plane/polygon.ts';

/** One stroke of a drawing, millimeters; dashed is what is hidden, overhead or swept. */
export interface PlanStroke {
  readonly points: readonly Point[];
  readonly isDashed: boolean;
}

export function stroke(isDashed: boolean, ...points: Point[]): PlanStroke {
  return { points, isDashed };
}

/** A polygon as a stroke that returns to its start. */
export function outlineStroke(polygon: readonly Point[], isDashed = false): PlanStroke {
  const [first] = polygon;
  return { points: first ? [...polygon, first] : [], isDashed };
}
