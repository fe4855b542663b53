import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { cx } from '../../ui/cx.ts';
import { Notice } from '../../ui/notice.tsx';
import { CarriedBand } from './bar/carried-band.tsx';
import { TogetherBand } from './bar/together-band.tsx';
import { DrawingChoice } from './drawings/drawing-choice.tsx';
import { ElevationPane } from './drawings/elevation-pane.tsx';
import { ListPane } from './panel/list/list-pane.tsx';
import { LevelSwitch } from './plan/level-switch.tsx';
import { PlanCanvas } from './plan/plan-canvas.tsx';
import { ToolBar } from './plan/tool-bar.tsx';
import { RoomPane } from './room/room-pane.tsx';
import { FirstStepsBand } from './steps/first-steps-band.tsx';
import { useEditor, useScreen, useSharedProject } from './workspace/workspace-context.ts';

const CommentBand = late(() => import('./pins/comment-band.tsx'));
const CommentTools = late(() => import('./pins/comment-tools.tsx'));

/** 3D, plan, both, or the list. A view that was shown stays mounted, so switching is instant. */
export function Views() {
  const panes = useEditor((state) => state.panes);
  const hasWebgl = useScreen((state) => state.hasWebgl);
  const wants3d = panes === 'both' || panes === '3d';
  const isCommenting = useEditor((state) => state.tool === 'comment');
  const project = useSharedProject();
  const [had3d, setHad3d] = useState(wants3d);
  if (wants3d && !had3d) setHad3d(true);
  const shows3d = wants3d && hasWebgl;
  const shows2d = panes === 'both' || panes === '2d' || (panes === '3d' && !hasWebgl);
  return (
    <div className="flex min-w-0 flex-1 flex-col">
      <TogetherBand />
      <CarriedBand />
      <FirstStepsBand />
      <Suspense>{isCommenting && <CommentBand />}</Suspense>
      <div className="relative flex min-h-0 flex-1" data-step-press>
        {had3d && hasWebgl && (
          <section aria-label="3D" className={cx('min-w-0 flex-1', !shows3d && 'hidden')}>
            <RoomPane />
          </section>
        )}
        {shows2d && (
          <section
            aria-label="Plan"
            className={cx('flex min-w-0 flex-1 flex-col', shows3d && 'border-line border-s')}
          >
            {!hasWebgl && (
              <Notice className="m-2">
                This browser cannot show 3D. Everything else works in the plan and the list.
              </Notice>
            )}
            <div className="relative min-h-0 flex-1">
              <Drawings />
            </div>
          </section>
        )}
        <Suspense>
          {project && panes !== 'list' && <CommentTools key={project} project={project} />}
        </Suspense>
        {panes === 'list' && (
          <section aria-label="List" className="min-w-0 flex-1 overflow-y-auto">
            <ListPane />
          </section>
        )}
      </div>
    </div>
  );
}

/** The plan of a level with its tools, or the elevation of a wall. */
function Drawings() {
  const isElevation = useScreen((state) => state.elevation !== null);
  return (
    <>
      {isElevation ? (
        <ElevationPane />
      ) : (
        <>
          <PlanCanvas />
          <ToolBar />
        </>
      )}
      <div className="absolute bottom-3 left-3 flex flex-wrap gap-2">
        <DrawingChoice />
        <LevelSwitch />
      </div>
    </>
  );
}
