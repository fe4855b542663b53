import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { useMemo } from 'react';
import { fitFrame } from '../drawings/plan-frame.ts';
import { PlanShapes, PlanTexts, pathOf } from '../drawings/plan-shapes.tsx';
import { levelsOf } from '../edits/levels.ts';
import { useNodes } from '../workspace/workspace-context.ts';
import { type Camera, seenOnPlan } from './camera.ts';

export interface CameraPlanProps {
  readonly camera: Camera;
  /** Width divided by height of the still. */
  readonly ratio: number;
}

const PER_METER = 10_000;
const SCREEN = { width: 640, height: 360 };

/** Where a still is taken from and in which direction, for browsers without 3D. */
export function CameraPlan({ camera, ratio }: CameraPlanProps) {
  const nodes = useNodes();
  const levels = levelsOf(nodes);
  const level =
    levels.findLast(({ elevationTenths }) => elevationTenths <= camera.eye[1] * PER_METER) ??
    levels[0];
  const plan = useMemo(() => drawPlan(nodes, level?.id ?? ''), [nodes, level?.id]);
  const { eye, sight } = seenOnPlan(camera, ratio);
  const { x, y, width, height } = fitFrame(plan.bounds, SCREEN);
  return (
    <figure>
      <svg
        aria-label="Plan with the place that the picture is taken from"
        className="h-64 w-full rounded-card bg-sunken"
        role="img"
        viewBox={`${x} ${y} ${width} ${height}`}
      >
        <PlanShapes shapes={plan.shapes} />
        <PlanTexts texts={plan.texts} />
        <path className="fill-accent/25 stroke-accent" d={pathOf(sight, true)} strokeWidth={0} />
        <circle className="fill-accent" cx={eye[0]} cy={-eye[1]} r={width / 90} />
      </svg>
      <figcaption className="mt-2 text-14 text-muted">
        The picture is taken from the dot. This browser cannot show a preview.
      </figcaption>
    </figure>
  );
}
