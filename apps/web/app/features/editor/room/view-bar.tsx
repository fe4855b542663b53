import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { ChoiceGroup, type ChoiceItem } from '../../../ui/choice-group.tsx';
import { cx } from '../../../ui/cx.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { Light, Look } from '../workspace/editor-store.ts';
import { useEditor, useScreen } from '../workspace/workspace-context.ts';
import { SavedViews } from './saved-views.tsx';
import { WalkPad } from './walk-pad.tsx';

const looks: readonly ChoiceItem<Look>[] = [
  { id: 'orbit', label: 'Orbit', icon: 'orbit' },
  { id: 'walk', label: 'Walk', icon: 'walk' },
  { id: 'top', label: 'From above', icon: 'plan' },
  { id: 'elevation', label: 'Elevation', icon: 'elevation' },
];

const lights: readonly ChoiceItem<Light>[] = [
  { id: 'day', label: 'Day', icon: 'sun' },
  { id: 'evening', label: 'Evening', icon: 'moon' },
  { id: 'lamps', label: 'Lamps', icon: 'lamp' },
];

/** How the room is viewed, in which light, and the saved views. */
export function ViewBar({ view }: { readonly view: RoomView }) {
  const look = useEditor((state) => state.look);
  const light = useEditor((state) => state.light);
  // Beside the plan there is no space for names.
  const isAlone = useEditor((state) => state.panes === '3d');
  const show = useEditor((state) => state.show);
  const open = useScreen((state) => state.show);
  const isSheetOpen = useScreen((state) => state.isSheetOpen);
  return (
    <div
      className={cx(
        'pointer-events-none absolute inset-x-2 bottom-2 flex flex-wrap items-end justify-center gap-2 *:pointer-events-auto',
        // The phone's sheet leaves half of the window to the room itself.
        isSheetOpen && 'max-md:hidden',
      )}
    >
      <ChoiceGroup
        className="shadow-soft"
        isIconOnly={!isAlone}
        isIconOnlySmall
        items={looks}
        label="Point of view"
        onChange={(next) => show({ look: next })}
        value={look}
      />
      <ChoiceGroup
        className="shadow-soft"
        isIconOnly={!isAlone}
        isIconOnlySmall
        items={lights}
        label="Light"
        onChange={(next) => show({ light: next })}
        value={light}
      />
      <SavedViews view={view} />
      <IconButton
        className="border border-line bg-surface shadow-soft hover:border-edge md:size-10"
        icon="camera"
        label="Make a picture"
        onPress={() => open('still')}
      />
      {look === 'walk' && <WalkPad />}
    </div>
  );
}
