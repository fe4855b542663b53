import type { DrawnLook, DrawnShape, DrawnText } from '@wevisu/scene/drawing/drawing.ts';
import type { Point } from '@wevisu/scene/plane/polygon.ts';
import { memo } from 'react';

const looks: Readonly<Record<DrawnLook, string>> = {
  floor: 'fill-surface stroke-none',
  laid: 'pointer-events-none stroke-none opacity-45',
  piece: 'pointer-events-none fill-none stroke-muted/60',
  wall: 'fill-ink stroke-ink',
  'half-wall': 'fill-edge stroke-ink',
  body: 'fill-surface stroke-ink',
  symbol: 'fill-none stroke-muted',
  glass: 'fill-surface stroke-none',
  swing: 'fill-none stroke-muted',
  overhead: 'fill-none stroke-muted',
  counter: 'fill-sunken stroke-ink',
  dimension: 'fill-none stroke-accent-text',
  measured: 'fill-none stroke-clay',
};

const dashes: Readonly<Partial<Record<DrawnLook, string>>> = { swing: '4 3', overhead: '5 4' };

/** SVG's y points down. */
export function pathOf(points: readonly Point[], isClosed: boolean): string {
  const path = points
    .map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${Math.round(x)} ${Math.round(-y)}`)
    .join('');
  return isClosed ? `${path}Z` : path;
}

const paths = new WeakMap<DrawnShape, string>();

/** With its holes. What is laid keeps its shape while other things are moved, and is written once. */
function pathOfShape(shape: DrawnShape): string {
  const { points, closed, holes = [] } = shape;
  if (holes.length === 0) return pathOf(points, closed);
  const before = paths.get(shape);
  if (before !== undefined) return before;
  const path = [points, ...holes].map((ring) => pathOf(ring, closed)).join('');
  paths.set(shape, path);
  return path;
}

export interface PlanShapesProps {
  readonly shapes: readonly DrawnShape[];
  /** Floors and walls let the picture under the plan show through. */
  readonly seesThrough?: boolean;
}

const thin: Readonly<Partial<Record<DrawnLook, string>>> = {
  floor: 'fill-transparent stroke-none',
  wall: 'fill-ink/60 stroke-ink',
};

/** The lines of a plan, in painting order. Each names its node. */
export const PlanShapes = memo(function PlanShapes({
  shapes,
  seesThrough = false,
}: PlanShapesProps) {
  return shapes.map((shape, index) => {
    const { look, closed, nodeId, color } = shape;
    return (
      <path
        className={(seesThrough ? thin[look] : undefined) ?? looks[look]}
        d={pathOfShape(shape)}
        data-look={look}
        data-node={nodeId ?? undefined}
        fill={closed ? color : 'none'}
        fillRule="evenodd"
        key={index}
        strokeDasharray={dashes[look]}
        strokeWidth={look === 'body' || look === 'counter' ? 1.25 : look === 'piece' ? 0.5 : 1}
        vectorEffect="non-scaling-stroke"
      />
    );
  });
});

const inks = { room: 'fill-ink', note: 'fill-muted', dimension: 'fill-accent-text' } as const;

export const PlanTexts = memo(function PlanTexts({
  texts,
}: {
  readonly texts: readonly DrawnText[];
}) {
  return texts.map(({ text, at, size, angleDeg, look }, index) => (
    <text
      className={`pointer-events-none ${inks[look]}`}
      dominantBaseline="middle"
      fontSize={size}
      key={index}
      textAnchor="middle"
      transform={`translate(${Math.round(at[0])} ${Math.round(-at[1])}) rotate(${-angleDeg})`}
    >
      {text}
    </text>
  ));
});
