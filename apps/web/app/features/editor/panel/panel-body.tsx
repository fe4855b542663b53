import { useLayoutEffect, useRef } from 'react';
import type { PanelTab } from '../workspace/screen-store.ts';
import { useEditor } from '../workspace/workspace-context.ts';
import { AddPanel } from './add/add-panel.tsx';
import { ChoosePanel } from './choose-panel.tsx';
import { SummaryPanel } from './summary/summary-panel.tsx';

export const PANEL_NAME = 'Room, choices and additions';

/** The part of the panel that scrolls. A tab and a new set of choices start at the top. */
export function PanelBody({ tab }: { readonly tab: PanelTab }) {
  const body = useRef<HTMLDivElement>(null);
  const selection = useEditor((state) => state.face ?? state.selected);
  useLayoutEffect(() => {
    if (body.current) body.current.scrollTop = 0;
  }, [tab, selection]);
  return (
    <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4" ref={body}>
      {tab === 'choose' ? <ChoosePanel /> : tab === 'add' ? <AddPanel /> : <SummaryPanel />}
    </div>
  );
}
