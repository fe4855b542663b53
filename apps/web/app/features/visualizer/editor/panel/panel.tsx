import { useEffect, useSyncExternalStore } from 'react';
import { Drawer } from '../../../../ui/drawer.tsx';
import { AddPanel } from '../add/add-panel.tsx';
import { ChoiceGroup } from '../bar/choice-group.tsx';
import { ChoosePanel } from '../choose/choose-panel.tsx';
import { useEditor, useScreen, useWorkplace } from '../editor-context.ts';
import type { PanelTab } from '../screen-store.ts';
import { SummaryPanel } from '../summary/summary-panel.tsx';

const items = [
  { id: 'room', label: 'Room' },
  { id: 'choose', label: 'Choose' },
  { id: 'add', label: 'Add' },
] as const satisfies readonly { id: PanelTab; label: string }[];

const PHONE = '(max-width: 768px)';

function useIsPhone(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const media = matchMedia(PHONE);
      media.addEventListener('change', listener);
      return () => media.removeEventListener('change', listener);
    },
    () => matchMedia(PHONE).matches,
    () => false,
  );
}

function Content({ tab }: { readonly tab: PanelTab }) {
  if (tab === 'choose') return <ChoosePanel />;
  return tab === 'add' ? <AddPanel /> : <SummaryPanel />;
}

/** Beside the views, or a sheet on phones: the room's sum, what is selected, and what can be added. */
export function Panel() {
  const isPhone = useIsPhone();
  const { screen } = useWorkplace();
  const { tab, isSheetOpen, open, closeSheet } = useScreen((state) => state);
  const selection = useEditor((state) => state.face ?? state.selected);
  const hasSelection = useEditor((state) => state.face !== null || state.selected.length > 0);

  // A selection shows what can be chosen for it; a sheet waits until it is asked for.
  useEffect(() => {
    // A finding selects what it is about and keeps the list in view.
    const isPointed = screen.getState().finding !== null;
    if (!isPhone && hasSelection && !isPointed) open('choose');
  }, [selection, hasSelection, isPhone, open, screen]);

  if (isPhone) {
    const title = items.find(({ id }) => id === tab)?.label ?? '';
    return (
      <Drawer isOpen={isSheetOpen} onClose={closeSheet} side="bottom" title={title}>
        <Content tab={tab} />
      </Drawer>
    );
  }
  return (
    <aside
      aria-label="Room, choices and additions"
      className="flex w-80 shrink-0 flex-col border-line border-s bg-paper lg:w-96"
    >
      <div className="px-4 pt-3">
        <ChoiceGroup className="*:flex-1" items={items} label="Panel" onChange={open} value={tab} />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain p-4">
        <Content tab={tab} />
      </div>
    </aside>
  );
}
