import { redoLabel, undoLabel } from '@wevisu/scene/edit/history.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Link } from 'react-router';
import { useSiteSettings } from '../../../platform/site-settings.ts';
import { Button } from '../../../ui/button.tsx';
import { ChoiceGroup, type ChoiceItem } from '../../../ui/choice-group.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { Logo } from '../../../ui/logo.tsx';
import { tipOf } from '../../../ui/tip-of.ts';
import { ShowroomMenu } from '../../showrooms/showroom-menu.tsx';
import type { Panes } from '../workspace/editor-store.ts';
import { useEditor, useScreen, useWorkspace } from '../workspace/workspace-context.ts';
import { FileMenu } from './file-menu.tsx';
import { PeopleMenu } from './people-menu.tsx';
import { RoomName } from './room-name.tsx';
import { SaveNote } from './save-note.tsx';

const paneItems: readonly ChoiceItem<Panes>[] = [
  { id: 'both', label: 'Both', icon: 'compare' },
  { id: '3d', label: '3D', icon: 'cube' },
  { id: '2d', label: 'Plan', icon: 'plan' },
  { id: 'list', label: 'List', icon: 'list' },
];

/** The editor's slim header: the logo, the room's name, undo and redo, the views, and the cart. */
export function TopBar() {
  const { brandName } = useSiteSettings();
  const { storage } = useWorkspace();
  const pane = useEditor((state) => state.panes);
  const show = useEditor((state) => state.show);
  const open = useScreen((state) => state.show);
  return (
    <header className="flex h-14 shrink-0 items-center gap-1 border-line border-b bg-paper px-2 md:gap-3 md:px-4">
      <Link
        aria-label={`${brandName}, home`}
        className="rounded-control py-1 max-md:hidden"
        to={PATHS.home}
      >
        <Logo name={brandName} picture={null} />
      </Link>
      <Link
        aria-label="All rooms"
        {...tipOf('All rooms')}
        className="grid size-11 shrink-0 place-items-center rounded-control text-muted md:hidden"
        to={PATHS.visualize}
      >
        <Icon name="left" />
      </Link>
      <div className="flex min-w-0 max-w-56 flex-1 flex-col">
        <RoomName />
        <ShowroomMenu isBound={() => storage.project() !== null} />
      </div>
      <SaveNote />
      <div className="ms-auto flex items-center">
        <PeopleMenu />
        <HistoryButtons />
      </div>
      <ChoiceGroup
        className="max-md:hidden"
        isIconOnlySmall
        items={paneItems}
        label="Views"
        onChange={(next) => show({ panes: next })}
        value={pane}
      />
      <IconButton
        className="max-lg:hidden"
        icon="download"
        label="Download"
        onPress={() => open('download')}
      />
      <IconButton
        className="max-lg:hidden"
        icon="clock"
        label="Versions"
        onPress={() => open('versions')}
      />
      <IconButton
        className="max-lg:hidden"
        icon="keyboard"
        label="Keyboard shortcuts"
        onPress={() => open('shortcuts')}
      />
      <FileMenu />
      <Button
        aria-label="Add room to cart"
        className="max-md:min-h-11"
        icon="cart"
        onPress={() => open('cart')}
        size="small"
      >
        <span className="max-md:hidden">
          <span className="max-lg:hidden">Add room to cart</span>
          <span className="lg:hidden">Cart</span>
        </span>
      </Button>
    </header>
  );
}

function HistoryButtons() {
  const history = useEditor((state) => state.history);
  const undo = useEditor((state) => state.undo);
  const redo = useEditor((state) => state.redo);
  const back = undoLabel(history);
  const forth = redoLabel(history);
  return (
    <>
      <IconButton
        icon="undo"
        isDisabled={back === null}
        label={back === null ? 'Undo' : `Undo: ${back}`}
        onPress={undo}
      />
      <IconButton
        icon="redo"
        isDisabled={forth === null}
        label={forth === null ? 'Redo' : `Redo: ${forth}`}
        onPress={redo}
      />
    </>
  );
}
