import { useCallback } from 'react';
import { useWorkspace } from '../workspace/workspace-context.ts';
import { barriersOf, walkStep } from './walk-step.ts';

/** Meters per step. */
const STEP = 0.16;
const PER_METER = 10_000;

/** Walks through the room, as far as the walls allow. */
export function useWalk(): (forward: number, right: number) => void {
  const { editor, view } = useWorkspace();
  return useCallback(
    (forward, right) => {
      const { history, levelId } = editor.getState();
      const barriers = barriersOf(history.nodes, levelId);
      view.current?.rig.step(forward * STEP, right * STEP, ([x, z], by) => {
        const allowed = walkStep(
          barriers,
          [x * PER_METER, -z * PER_METER],
          [by[0] * PER_METER, -by[1] * PER_METER],
        );
        return [allowed[0] / PER_METER, -allowed[1] / PER_METER];
      });
    },
    [editor, view],
  );
}
