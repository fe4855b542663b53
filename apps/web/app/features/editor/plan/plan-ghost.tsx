import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { useMemo } from 'react';
import { PlanShapes, pathOf } from '../drawings/plan-shapes.tsx';
import { useEditor, useScreen } from '../workspace/workspace-context.ts';

/** Where something held over the plan would land: itself, or its outline in red where it can't. */
export function PlanGhost() {
  const ghost = useScreen((state) => state.ghost);
  const level = useEditor((state) => state.history.nodes[state.levelId ?? '']);
  const levelId = useEditor((state) => state.levelId);
  const shapes = useMemo(() => {
    if (!ghost || !level || levelId === null) return [];
    const alone = { [levelId]: level, ghost: { ...ghost.node, hostId: null } } as SceneNodes;
    return drawPlan(alone, levelId).shapes.filter(({ nodeId }) => nodeId === 'ghost');
  }, [ghost, level, levelId]);
  if (!ghost) return null;
  return (
    <g className="pointer-events-none" data-ghost={ghost.fits ? 'fits' : 'stopped'}>
      <g opacity={0.7}>
        <PlanShapes shapes={shapes} />
      </g>
      {shapes
        .filter(({ closed }) => closed)
        .map(({ points, closed }, index) => (
          <path
            className={
              ghost.fits ? 'fill-accent/20 stroke-accent-text' : 'fill-danger/25 stroke-danger'
            }
            d={pathOf(points, closed)}
            key={index}
            strokeDasharray="6 4"
            strokeWidth={2}
            vectorEffect="non-scaling-stroke"
          />
        ))}
    </g>
  );
}
