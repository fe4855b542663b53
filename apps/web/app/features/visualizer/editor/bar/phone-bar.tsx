import { Button } from 'react-aria-components/Button';
import { cx } from '../../../../ui/cx.ts';
import { Icon, type IconName } from '../../../../ui/icon.tsx';
import { useEditor, useScreen } from '../editor-context.ts';
import type { Panes } from '../editor-store.ts';
import { SelectionChip } from '../panel/selection-chip.tsx';

const views = [
  { id: '3d', label: '3D', icon: 'cube' },
  { id: '2d', label: 'Plan', icon: 'plan' },
  { id: 'list', label: 'List', icon: 'list' },
] as const satisfies readonly { id: Panes; label: string; icon: IconName }[];

const sheets = [
  { id: 'add', label: 'Add', icon: 'plus' },
  { id: 'room', label: 'Total', icon: 'box' },
] as const;

const ITEM =
  'flex min-h-13 flex-1 flex-col items-center justify-center gap-0.5 rounded-control text-12';

/** Phones: one view at a time, and the sheets that belong to it. */
export function PhoneBar() {
  const pane = useEditor((state) => state.panes);
  const show = useEditor((state) => state.show);
  const open = useScreen((state) => state.open);
  return (
    <div className="shrink-0 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)] md:hidden">
      <SelectionChip />
      <nav aria-label="Views and sheets" className="flex px-2 py-1">
        {views.map(({ id, label, icon }) => (
          <Button
            aria-pressed={pane === id}
            className={cx(ITEM, pane === id ? 'bg-accent-tint text-accent-text' : 'text-muted')}
            key={id}
            onPress={() => show({ panes: id })}
          >
            <Icon name={icon} />
            {label}
          </Button>
        ))}
        {sheets.map(({ id, label, icon }) => (
          <Button className={cx(ITEM, 'text-muted')} key={id} onPress={() => open(id)}>
            <Icon name={icon} />
            {label}
          </Button>
        ))}
      </nav>
    </div>
  );
}
