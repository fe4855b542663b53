import { Button } from 'react-aria-components/Button';
import { cx } from '../../../ui/cx.ts';
import { Icon, type IconName } from '../../../ui/icon.tsx';
import { SelectionChip } from '../panel/choose/selection-chip.tsx';
import { Sheet } from '../panel/sheet.tsx';
import { TotalFigure } from '../panel/summary/total-figure.tsx';
import { useIsPhone } from '../panel/use-is-phone.ts';
import type { Panes } from '../workspace/editor-store.ts';
import type { PanelTab } from '../workspace/screen-store.ts';
import { useEditor, useScreen } from '../workspace/workspace-context.ts';

const views = [
  { id: '3d', label: '3D', icon: 'cube' },
  { id: '2d', label: 'Plan', icon: 'plan' },
  { id: 'list', label: 'List', icon: 'list' },
] as const satisfies readonly { id: Panes; label: string; icon: IconName }[];

const ITEM =
  'flex min-h-13 min-w-0 flex-col items-center justify-center gap-0.5 rounded-control text-12';
const look = (isOn: boolean) => (isOn ? 'bg-accent-tint text-accent-text' : 'text-muted');

/** The phone's bottom bar: switches between views, opens the sheet, and shows the total. */
export function PhoneBar() {
  return useIsPhone() ? <Bar /> : null;
}

function Bar() {
  const panes = useEditor((state) => state.panes);
  const hasWebgl = useScreen((state) => state.hasWebgl);
  // The plan replaces the 3D view where there is no 3D.
  const pane = panes === '3d' && !hasWebgl ? '2d' : panes;
  const show = useEditor((state) => state.show);
  const shown = useScreen((state) => (state.isSheetOpen ? state.tab : null));
  const open = useScreen((state) => state.open);
  const closeSheet = useScreen((state) => state.closeSheet);
  const toggle = (tab: PanelTab) => (shown === tab ? closeSheet() : open(tab));
  return (
    <div className="z-10 shrink-0 rounded-t-card border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] shadow-soft">
      {shown === null && <SelectionChip />}
      <Sheet />
      <nav
        aria-label="Views and sheets"
        className={cx('flex px-1.5 py-1', shown !== null && 'border-line border-t')}
      >
        {views.map(({ id, label, icon }) => (
          <Button
            aria-pressed={pane === id}
            className={cx(ITEM, 'flex-1', look(pane === id))}
            key={id}
            onPress={() => show({ panes: id })}
          >
            <Icon name={icon} />
            {label}
          </Button>
        ))}
        <Button
          aria-expanded={shown === 'add'}
          className={cx(ITEM, 'flex-1', look(shown === 'add'))}
          data-opens-sheet
          onPress={() => toggle('add')}
        >
          <Icon name="plus" />
          Add
        </Button>
        <Button
          aria-expanded={shown === 'room'}
          className={cx(ITEM, 'shrink-0 basis-[5.5rem]', look(shown === 'room'))}
          data-opens-sheet
          data-step-price
          onPress={() => toggle('room')}
        >
          <TotalFigure />
          Total
        </Button>
      </nav>
    </div>
  );
}
