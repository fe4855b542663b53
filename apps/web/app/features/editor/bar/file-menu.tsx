import { hireProPath } from '@wevisu/site/hire-paths.ts';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { type ActionItem, ActionMenu } from '../../../ui/action-menu.tsx';
import { canOpenAr } from '../../scenes/exchange/ar.ts';
import type { DialogName } from '../workspace/screen-store.ts';
import { useWorkspace } from '../workspace/workspace-context.ts';

type FileAction =
  | Extract<DialogName, 'open-plan' | 'download' | 'ar' | 'versions' | 'stills' | 'save-template'>
  | 'trace'
  | 'hire'
  | 'first-steps';

const items: readonly ActionItem<FileAction>[] = [
  { id: 'download', label: 'Download…', icon: 'download' },
  { id: 'stills', label: 'Pictures of this room…', icon: 'camera' },
  { id: 'open-plan', label: 'Open a plan…', icon: 'file' },
  { id: 'trace', label: 'Trace a picture…', icon: 'picture' },
  { id: 'save-template', label: 'Save as template…', icon: 'copy' },
  { id: 'versions', label: 'Versions…', icon: 'clock' },
  { id: 'first-steps', label: 'First steps', icon: 'pointer' },
];
const hire: ActionItem<FileAction> = {
  ...{ id: 'hire', label: 'Ask a designer about this room', icon: 'user' },
};
const ar: ActionItem<FileAction> = { id: 'ar', label: 'See it in your room', icon: 'cube' };

/** Import and export: files, pictures and versions; of an own project also who can be asked about it. */
export function FileMenu() {
  const { editor, screen, trace, isOwner, storage, saver } = useWorkspace();
  const navigate = useNavigate();
  // A room becomes a project by being saved.
  useStore(saver.store, ({ status }) => status);
  const project = isOwner ? storage.project() : null;

  function act(action: FileAction) {
    if (action === 'first-steps') {
      editor.getState().select([]);
      screen.getState().toFirstStep('press');
      return;
    }
    if (action === 'hire') {
      // Leaving the room saves it.
      if (project !== null) void navigate(hireProPath(project));
      return;
    }
    if (action !== 'trace') {
      screen.getState().show(action);
      return;
    }
    const { panes, show } = editor.getState();
    show({ panes: panes === 'both' ? 'both' : '2d' });
    screen.getState().faceWall(null);
    trace.getState().open(true);
  }

  const shown = [...items, ...(project === null ? [] : [hire]), ...(canOpenAr() ? [ar] : [])];
  return <ActionMenu items={shown} label="Files" onAct={act} />;
}
