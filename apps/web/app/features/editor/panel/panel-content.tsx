import type { PanelTab } from '../workspace/screen-store.ts';
import { AddPanel } from './add/add-panel.tsx';
import { ChoosePanel } from './choose-panel.tsx';
import { SummaryPanel } from './summary/summary-panel.tsx';

export const PANEL_NAME = 'Room, choices and additions';

export function PanelContent({ tab }: { readonly tab: PanelTab }) {
  if (tab === 'choose') return <ChoosePanel />;
  return tab === 'add' ? <AddPanel /> : <SummaryPanel />;
}
