import { useState } from 'react';
import { cx } from '../../../ui/cx.ts';
import { Notice } from '../../../ui/notice.tsx';
import { useEditor, useScreen } from './editor-context.ts';
import { ListPane } from './list/list-pane.tsx';
import { PlanCanvas } from './plan/plan-canvas.tsx';
import { ToolBar } from './plan/tool-bar.tsx';
import { RoomPane } from './room/room-pane.tsx';

/** 3D, plan, both, or the list. What was shown once stays alive, so that changing costs nothing. */
export function Views() {
  const panes = useEditor((state) => state.panes);
  const hasWebgl = useScreen((state) => state.hasWebgl);
  const wants3d = panes === 'both' || panes === '3d';
  const [had3d, setHad3d] = useState(wants3d);
  if (wants3d && !had3d) setHad3d(true);
  const shows3d = wants3d && hasWebgl;
  const shows2d = panes === 'both' || panes === '2d' || (panes === '3d' && !hasWebgl);
  return (
    <div className="relative flex min-w-0 flex-1">
      {had3d && hasWebgl && (
        <section aria-label="3D" className={cx('min-w-0 flex-1', !shows3d && 'hidden')}>
          <RoomPane />
        </section>
      )}
      {shows2d && (
        <section
          aria-label="Plan"
          className={cx('relative min-w-0 flex-1', shows3d && 'border-line border-s')}
        >
          <PlanCanvas />
          <ToolBar />
          {!hasWebgl && (
            <Notice className="absolute inset-x-3 bottom-16">
              This browser shows no 3D. The plan and the list do everything else.
            </Notice>
          )}
        </section>
      )}
      {panes === 'list' && (
        <section aria-label="List" className="min-w-0 flex-1 overflow-y-auto">
          <ListPane />
        </section>
      )}
    </div>
  );
}
