import type { NodeId } from '@wevisu/scene/document/node-id.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { DrawnShape } from '@wevisu/scene/drawing/drawing.ts';
import { isStanding } from '@wevisu/scene/placing/local-box.ts';
import { PlanShapes, pathOf } from '../drawings/plan-shapes.tsx';
import type { Preview } from '../gestures/gesture.ts';
import { poseTransform } from './pose.ts';

const tones = {
  accent: 'fill-accent/15 stroke-accent-text',
  danger: 'fill-danger/25 stroke-danger',
} as const;

interface MarkProps {
  readonly shape: DrawnShape;
  readonly tone: keyof typeof tones;
}

function Mark({ shape: { points, closed }, tone }: MarkProps) {
  return (
    <path
      className={`pointer-events-none ${tones[tone]} ${closed ? '' : 'fill-none'}`}
      d={pathOf(points, closed)}
      strokeWidth={2}
      vectorEffect="non-scaling-stroke"
    />
  );
}

/** The shape that marks a node: its outlines, or a dimension itself. */
function outlinesOf(shapes: readonly DrawnShape[], ids: readonly NodeId[]): readonly DrawnShape[] {
  return shapes.filter(
    ({ nodeId, closed, look }) =>
      nodeId !== null && ids.includes(nodeId) && (closed || look === 'dimension'),
  );
}

export interface PlanMarksProps {
  readonly nodes: SceneNodes;
  readonly shapes: readonly DrawnShape[];
  readonly selected: readonly NodeId[];
  readonly preview: Preview;
}

/** Marks the selection, what is being moved, and what is in its way. */
export function PlanMarks({ nodes, shapes, selected, preview }: PlanMarksProps) {
  const { moving, inTheWay, isStuck } = preview;
  const resting = moving ? selected.filter((id) => !moving.ids.includes(id)) : selected;
  const tone = isStuck ? 'danger' : 'accent';
  return (
    <>
      {moving?.ids.map((id) => {
        const [from, to] = [nodes[id], moving.nodes[id]];
        const own = shapes.filter(({ nodeId }) => nodeId === id);
        const isKnown = isStanding(from) && isStanding(to);
        return (
          <g key={id} {...(isKnown ? { transform: poseTransform(from, to) } : {})}>
            <PlanShapes shapes={own} />
            {outlinesOf(own, [id]).map((shape, index) => (
              <Mark key={index} shape={shape} tone={tone} />
            ))}
          </g>
        );
      })}
      {outlinesOf(shapes, inTheWay).map((shape, index) => (
        <Mark key={`${shape.nodeId}:${index}`} shape={shape} tone="danger" />
      ))}
      {outlinesOf(shapes, resting).map((shape, index) => (
        <Mark key={`${shape.nodeId}:${index}`} shape={shape} tone="accent" />
      ))}
    </>
  );
}
