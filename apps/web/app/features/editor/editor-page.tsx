import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { useCallback } from 'react';
import { IconTips } from '../../ui/icon-tips.tsx';
import type { LoadedScene } from '../scenes/load-scene.ts';
import { sourcePath } from '../scenes/scene-source.ts';
import { PhoneBar } from './bar/phone-bar.tsx';
import { StepNotes } from './bar/step-notes.tsx';
import { TopBar } from './bar/top-bar.tsx';
import { useCarried } from './bar/use-carried.ts';
import { useShortcuts } from './bar/use-shortcuts.ts';
import { useSignInIntent } from './dialogs/use-sign-in-intent.ts';
import { Dialogs } from './dialogs.tsx';
import { useNamedWall } from './drawings/use-named-wall.ts';
import { EditorSkeleton } from './editor-skeleton.tsx';
import { Panel } from './panel/panel.tsx';
import { useNamedPin } from './pins/use-named-pin.ts';
import { useOwnPicture } from './trace/use-own-picture.ts';
import { useFreshFacts } from './use-fresh-facts.ts';
import { useOpenWorkspace } from './use-open-workspace.ts';
import { Views } from './views.tsx';
import { type Workspace, WorkspaceContext } from './workspace/workspace-context.ts';

export interface EditorPageProps {
  readonly loaded: LoadedScene;
  readonly showroom: { readonly proId: ProUserId; readonly vsdId: string } | null;
  readonly isOwner: boolean;
  /** Reloads the room as it is saved in a project; null for none. */
  readonly reload: (project: ProjectId | null) => void;
  /** Hash of a product to bring into the room; null for none. */
  readonly product: string | null;
  /** Id of a picture in the account to trace; null for none. */
  readonly ownPicture: string | null;
  /** The number of a comment to open; null for none. */
  readonly pin: string | null;
  /** The side of a wall to look at: 'kitchen:north'; null for none. */
  readonly wall: string | null;
}

export function EditorPage(props: EditorPageProps) {
  const { loaded, showroom, isOwner, reload, ...named } = props;
  // Updates the address without loading again: the open room is the project now.
  const onProject = useCallback((id: ProjectId) => {
    window.history.replaceState(window.history.state, '', sourcePath({ kind: 'project', id }));
  }, []);
  const workspace = useOpenWorkspace({ loaded, showroom, isOwner, onProject, reload });
  return workspace ? <OpenRoom {...named} workspace={workspace} /> : <EditorSkeleton />;
}

/**
 * The bars, the views and the panel. On phones the panel is a sheet, and a bar at the bottom switches views.
 */
function OpenRoom({
  workspace,
  product,
  ownPicture,
  pin,
  wall,
}: Pick<EditorPageProps, 'product' | 'ownPicture' | 'pin' | 'wall'> & {
  readonly workspace: Workspace;
}) {
  useSignInIntent(workspace);
  useCarried(workspace, product);
  useNamedWall(workspace, wall);
  useNamedPin(workspace, pin);
  useOwnPicture(workspace, ownPicture);
  useFreshFacts(workspace);
  useShortcuts(workspace);
  return (
    <WorkspaceContext value={workspace}>
      <div className="flex h-dvh flex-col overflow-hidden text-14">
        <TopBar />
        <div className="flex min-h-0 flex-1">
          <Views />
          <Panel />
        </div>
        <PhoneBar />
      </div>
      <StepNotes />
      <IconTips />
      <Dialogs />
    </WorkspaceContext>
  );
}
