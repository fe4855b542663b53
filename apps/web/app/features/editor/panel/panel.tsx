import { ChoiceGroup } from '../../../ui/choice-group.tsx';
import type { PanelTab } from '../workspace/screen-store.ts';
import { useScreen } from '../workspace/workspace-context.ts';
import { PANEL_MARK } from './focus-panel.ts';
import { PANEL_NAME, PanelBody } from './panel-body.tsx';
import { useIsPhone } from './use-is-phone.ts';
import { useOpenOnSelection } from './use-open-on-selection.ts';

const items = [
  { id: 'room', label: 'Room' },
  { id: 'choose', label: 'Choose' },
  { id: 'add', label: 'Add' },
] as const satisfies readonly { id: PanelTab; label: string }[];

/**
 * Beside the views: the room's total, the selection, and what can be added. On phones a sheet shows the same.
 */
export function Panel() {
  const isPhone = useIsPhone();
  const { tab, open } = useScreen((state) => state);
  useOpenOnSelection(isPhone);
  if (isPhone) return null;
  return (
    <aside
      aria-label={PANEL_NAME}
      {...PANEL_MARK}
      className="flex w-80 shrink-0 flex-col border-line border-s bg-paper -outline-offset-2 lg:w-96"
    >
      <div className="px-4 pt-3" data-step-price>
        <ChoiceGroup className="*:flex-1" items={items} label="Panel" onChange={open} value={tab} />
      </div>
      <PanelBody tab={tab} />
    </aside>
  );
}
