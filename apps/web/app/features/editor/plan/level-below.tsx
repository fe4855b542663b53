import { drawPlan } from '@wevisu/scene/drawing/draw-plan.ts';
import { useMemo } from 'react';
import { pathOf } from '../drawings/plan-shapes.tsx';
import { levelsOf } from '../edits/levels.ts';
import { useEditor, useNodes } from '../workspace/workspace-context.ts';

/** The walls of the level below, faintly, as a guide for drawing. */
export function LevelBelow() {
  const nodes = useNodes();
  const levelId = useEditor((state) => state.levelId);
  const walls = useMemo(() => {
    const levels = levelsOf(nodes);
    const below = levels[levels.findIndex(({ id }) => id === levelId) - 1];
    const options = { withMeasures: false, withStrings: false };
    return below
      ? drawPlan(nodes, below.id, options).shapes.filter(({ look }) => look === 'wall')
      : [];
  }, [nodes, levelId]);
  return walls.map(({ points }, index) => (
    <path
      className="pointer-events-none fill-line stroke-none"
      d={pathOf(points, true)}
      key={index}
    />
  ));
}
