import type { ProjectId } from '@wevisu/domain/ids.ts';
import type { SceneNodes } from '@wevisu/scene/document/scene.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import type { RoomView } from '@wevisu/viewer/room/room-view.ts';
import { createContext, useContext } from 'react';
import { useStore } from 'zustand';
import type { Saver } from '../saving/saver.ts';
import type { SceneStorage } from '../saving/scene-storage.ts';
import type { Derived, DerivedStore } from './derive.ts';
import type { Editor, EditorActions, EditorState } from './editor-store.ts';
import type { People, PeopleState } from './people-store.ts';
import type { Screen, ScreenState } from './screen-store.ts';
import type { TraceState, TraceStore } from './trace-store.ts';

/** Everything that the parts of an open room share. */
export interface Workspace {
  readonly editor: Editor;
  readonly derived: DerivedStore;
  /** Works out what mends a finding; `derived` then says so. */
  readonly askForMend: (finding: Finding) => void;
  readonly screen: Screen;
  /** The picture under the plan. */
  readonly trace: TraceStore;
  /** Who else has the room open. */
  readonly people: People;
  readonly saver: Saver;
  readonly storage: SceneStorage;
  /** The 3D view; null while there is none. */
  readonly view: { current: RoomView | null };
  /** The showroom whose prices are shown; null for none. */
  readonly vsdId: string | null;
  /** Signed in to an account that has projects. */
  readonly isOwner: boolean;
  /** Opens the saved room again. */
  readonly reload: () => void;
}

export const WorkspaceContext = createContext<Workspace | null>(null);

export function useWorkspace(): Workspace {
  const workspace = useContext(WorkspaceContext);
  if (!workspace) throw new Error('useWorkspace needs an open room above it.');
  return workspace;
}

export function useEditor<T>(select: (state: EditorState & EditorActions) => T): T {
  return useStore(useWorkspace().editor, select);
}

export function useNodes(): SceneNodes {
  return useEditor(({ history }) => history.nodes);
}

export function useDerived<T>(select: (state: Derived) => T): T {
  return useStore(useWorkspace().derived, select);
}

export function useScreen<T>(select: (state: ScreenState) => T): T {
  return useStore(useWorkspace().screen, select);
}

export function usePeople<T>(select: (state: PeopleState) => T): T {
  return useStore(useWorkspace().people, select);
}

/** The saved project that the room is, which has a chat; null for none. */
export function useSharedProject(): ProjectId | null {
  const { saver, storage } = useWorkspace();
  return useStore(saver.store, () => storage.sharedProject());
}

export function useTrace<T>(select: (state: TraceState) => T): T {
  return useStore(useWorkspace().trace, select);
}
