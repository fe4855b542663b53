// A plan with the view that its preview is seen from.

import { bare, composeDrawing } from '@wevisu/layout/drawing/compose.ts';
import { tenths } from '@wevisu/layout/drawing/measure.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Eye } from './drawing.ts';
import type { Plan } from './plan.ts';

function viewOf({ eye, target, fov }: Eye): SceneNode {
  const place = ([x, y, z]: Eye['eye']) => [tenths(x), tenths(y), tenths(z)] as const;
  return { type: 'view', name: 'Preview', eye: place(eye), target: place(target), fovDeg: fov };
}

export function withView({ eye }: Plan, nodes: SceneNodes): SceneNodes {
  return eye ? { ...nodes, preview: viewOf(eye) } : nodes;
}

/** A plan as it is offered empty. */
export function composeBare(plan: Plan): SceneNodes {
  return withView(plan, composeDrawing(plan.drawing, bare));
}
