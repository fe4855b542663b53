import type { Drawing } from '@wevisu/scene/drawing/drawing.ts';
import type { Bounds } from '@wevisu/scene/plane/polygon.ts';
import { useRef } from 'react';
import { coveredBy } from '../workspace/placement.ts';
import { useTrace } from '../workspace/workspace-context.ts';
import { useTraceOfLevel } from './use-trace-of-level.ts';

/** What should be in view: the plan and the picture under it. */
export function useSeenBounds({ bounds, shapes }: Drawing): Bounds {
  const record = useTraceOfLevel();
  const isMoving = useTrace((state) => state.mode === 'move');
  const covered = useRef<Bounds | null>(null);
  // The view stays put while the picture is being dragged.
  if (!record) covered.current = null;
  else if (!isMoving) covered.current = coveredBy(record.placement, record.picture);
  const picture = covered.current;
  if (!picture) return bounds;
  if (shapes.length === 0) return picture;
  return {
    minX: Math.min(bounds.minX, picture.minX),
    minY: Math.min(bounds.minY, picture.minY),
    maxX: Math.max(bounds.maxX, picture.maxX),
    maxY: Math.max(bounds.maxY, picture.maxY),
  };
}
