// A plan with the view that its preview is seen from.

import { composeDrawing, type Dress } from '@wevisu/layout/drawing/compose.ts';
import { tenths } from '@wevisu/layout/drawing/measure.ts';
import type { SceneNode } from '@wevisu/scene/document/node.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Eye } from './drawing.ts';
import type { Plan } from './plan.ts';

function viewOf({ eye, target, fov }: Eye): SceneNode {
  const place = ([x, y, z]: Eye['eye']) => [tenths(x), tenths(y), tenths(z)] as const;
  return { type: 'view', name: 'Preview', eye: place(eye), target: place(target), fovDeg: fov };
}

export function compose({ drawing, eye }: Plan, dress: Dress): SceneNodes {
  const nodes = composeDrawing(drawing, dress);
  return eye ? { ...nodes, preview: viewOf(eye) } : nodes;
}
