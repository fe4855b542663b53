import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import { showToast } from '../../platform/toast-queue.ts';
import type { LoadedScene } from '../scenes/load-scene.ts';
import { followTogether } from './live/follow-together.ts';
import { createSaver } from './saving/saver.ts';
import { createSceneStorage } from './saving/scene-storage.ts';
import { followTrace } from './trace/follow-trace.ts';
import { type DerivedStore, followScene } from './workspace/derive.ts';
import { createEditor, documentOf } from './workspace/editor-store.ts';
import { createPeople } from './workspace/people-store.ts';
import { createScreen } from './workspace/screen-store.ts';
import { createTrace } from './workspace/trace-store.ts';
import type { Workspace } from './workspace/workspace-context.ts';

export interface OpenOptions {
  readonly loaded: LoadedScene;
  readonly showroom: { readonly proId: ProUserId; readonly vsdId: string } | null;
  readonly isOwner: boolean;
  readonly onProject: (project: ProjectId) => void;
  readonly reload: (project: ProjectId | null) => void;
}

type Open = Pick<
  Workspace,
  'editor' | 'storage' | 'saver' | 'screen' | 'trace' | 'view' | 'people'
> & {
  readonly derived: DerivedStore;
  readonly askForMend: Workspace['askForMend'];
  readonly close: () => void;
};

function startDeriving() {
  return new Worker(new URL('./workspace/derive-worker.ts', import.meta.url), { type: 'module' });
}

/** `latest` is read on every save, since people sign in and choose showrooms in the meantime. */
function openRoom(loaded: LoadedScene, latest: { readonly current: OpenOptions }): Open {
  const editor = createEditor(loaded.document);
  const isSmall = matchMedia('(max-width: 1024px)').matches;
  editor.getState().show({ panes: isSmall ? '3d' : 'both' });
  const storage = createSceneStorage({
    document: () => documentOf(editor.getState()),
    loaded,
    isOwner: () => latest.current.isOwner,
    proId: () => latest.current.showroom?.proId ?? null,
    live: () => together.link(),
    onProject: (project) => {
      latest.current.onProject(project);
      traced.moved();
    },
  });
  const saver = createSaver({
    edits: () => editor.getState().edits,
    save: storage.save,
    startsDirty: loaded.isDraft && latest.current.isOwner,
  });
  const screen = createScreen();
  const people = createPeople(loaded.prosEdit);
  const together = followTogether({ editor, storage, saver, people, loaded });
  const trace = createTrace();
  const traced = followTrace(trace, storage.address, () =>
    showToast(
      'warning',
      'This browser has no space left for the picture under your plan. It will be gone after a reload.',
    ),
  );
  const derived = followScene(editor, startDeriving);
  const stop = editor.subscribe((state, before) => {
    if (state.edits !== before.edits) saver.touched();
    if (state.tool !== before.tool) {
      // Another tool takes the pointer back from the traced picture, and on phones the sheet closes to make
      // room for the plan.
      trace.getState().setMode(null);
      if (state.tool !== 'select') screen.getState().closeSheet();
    }
    if (state.selected !== before.selected || state.face !== before.face) {
      screen.getState().point(null);
    }
  });
  const warn = (event: BeforeUnloadEvent) => {
    if (saver.hasUnsaved()) event.preventDefault();
  };
  addEventListener('online', saver.retry);
  addEventListener('beforeunload', warn);
  return {
    editor,
    storage,
    saver,
    screen,
    people,
    trace,
    view: { current: null },
    derived: derived.store,
    askForMend: derived.askForMend,
    close() {
      stop();
      removeEventListener('online', saver.retry);
      removeEventListener('beforeunload', warn);
      if (saver.hasUnsaved() && saver.store.getState().status !== 'conflict') void saver.flush();
      saver.close();
      together.close();
      derived.close();
      traced.close();
    },
  };
}

/** Opens a loaded room with its store, its worker and its autosave until the page closes. */
export function useOpenWorkspace(options: OpenOptions): Workspace | null {
  const latest = useRef(options);
  latest.current = options;
  const { loaded, isOwner, showroom } = options;
  const [open, setOpen] = useState<Open | null>(null);
  useEffect(() => {
    const opened = openRoom(loaded, latest);
    setOpen(opened);
    return opened.close;
  }, [loaded]);
  const vsdId = loaded.vsdId ?? showroom?.vsdId ?? null;
  return useMemo(
    () =>
      open && {
        ...open,
        vsdId,
        isOwner,
        reload: () => latest.current.reload(open.storage.project()),
      },
    [open, vsdId, isOwner],
  );
}
