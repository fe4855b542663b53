import type { z } from 'zod';
import type { Point, Polygon } from '../../plane/polygon.ts';
import type { Kind, SizeMm } from './kind.ts';
import { type Clearance, type KindPlan, rectangleBetween } from './kind-plan.ts';

type Size = Required<SizeMm>;

interface PlanParts<Params> {
  /** True outlines; the rectangle of the size where it is left out. */
  footprint?(params: Params, size: Size): readonly Polygon[];
  /** From the kind's origin, where its size and mount don't say: under a top that chairs slide below. */
  bottomMm?(params: Params, size: Size): number;
  topMm?(params: Params, size: Size): number;
  lines?(params: Params, size: Size): readonly (readonly Point[])[];
  clearances?(params: Params, size: Size): readonly Clearance[];
}

/** A regular outline around a point, counter-clockwise: round things and arcs. */
export function circleAt(x: number, y: number, radius: number, radiusY = radius): Polygon {
  return Array.from({ length: 40 }, (_, i) => {
    const angle = (2 * Math.PI * i) / 40;
    return [x + radius * Math.cos(angle), y + radiusY * Math.sin(angle)] as const;
  });
}

/** The line around a polygon: its first point once more at the end. */
export function closedLine(outline: Polygon): readonly Point[] {
  return [...outline, ...outline.slice(0, 1)];
}

/** Leaves of a plant seen from above: short lines around its middle. */
export function leafRays(radius: number, count = 9): readonly (readonly Point[])[] {
  return Array.from({ length: count }, (_, i) => {
    const angle = (2 * Math.PI * i) / count;
    const end = radius * (i % 2 === 0 ? 0.94 : 0.7);
    const start = radius * 0.16;
    return [
      [start * Math.cos(angle), start * Math.sin(angle)],
      [end * Math.cos(angle + 0.12), end * Math.sin(angle + 0.12)],
    ];
  });
}

/**
 * The plan of a kind whose card declares all three extents: its heights follow from size and mount.
 * Throws where the card leaves an extent open.
 */
export function planOfCard<Schema extends z.ZodType>(
  card: Kind<Schema>,
  parts: PlanParts<z.output<Schema>> = {},
): KindPlan<z.output<Schema>> {
  const sizeOf = (params: z.output<Schema>): Size => {
    const { width, height, depth } = card.sizeMm(params);
    if (width === undefined || height === undefined || depth === undefined) {
      throw new Error(`${card.label} declares no full size`);
    }
    return { width, height, depth };
  };
  return {
    symbol(params) {
      const size = sizeOf(params);
      const mount = card.mount(params);
      const { width: w, height, depth: d } = size;
      const front = mount === 'wall' ? -d : -d / 2;
      const bottom =
        mount === 'ceiling'
          ? -height
          : mount === 'wall'
            ? -height / 2
            : 0 - (card.sunkMm?.(params) ?? 0);
      return {
        footprint: parts.footprint?.(params, size) ?? [
          rectangleBetween(-w / 2, front, w / 2, front + d),
        ],
        bottomMm: parts.bottomMm?.(params, size) ?? bottom,
        topMm: parts.topMm?.(params, size) ?? bottom + height,
        lines: parts.lines?.(params, size) ?? [],
      };
    },
    clearances: (params) => parts.clearances?.(params, sizeOf(params)) ?? [],
  };
}
