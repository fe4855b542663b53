import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { Frame } from '../drawings/plan-frame.ts';
import { PinsAt } from '../pins/pins-at.tsx';
import { useEditor } from '../workspace/workspace-context.ts';

export interface PlanPinsProps {
  readonly project: ProjectId;
  readonly frame: Frame;
  /** Tenths per pixel. */
  readonly scale: number;
}

/** Comments on the story that the plan shows. */
export default function PlanPins({ project, frame, scale }: PlanPinsProps) {
  const levelId = useEditor((state) => state.levelId);
  return (
    <PinsAt
      pixelOf={({ level, x, y }) =>
        level === levelId ? [(x - frame.x) / scale, (-y - frame.y) / scale] : null
      }
      project={project}
      size={{ width: frame.width / scale, height: frame.height / scale }}
      view="plan"
    />
  );
}
