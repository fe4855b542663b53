import { LIVE_SCENE_PATH } from '@wevisu/contract/live-scenes.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { createLiveClient, type LiveStatus } from '@wevisu/live/live-client.ts';
import type { SceneParts } from '@wevisu/live/scene-writes.ts';
import { DEFAULT_ALLOWANCE } from '@wevisu/scene/document/allowance.ts';
import type { SceneDocument } from '@wevisu/scene/document/scene.ts';
import { apiBase } from '../../../platform/api.ts';
import { showToast } from '../../../platform/toast-queue.ts';
import { readToken } from '../../../platform/tokens.ts';
import type { LiveLink } from '../saving/live-link.ts';
import type { SceneStorage } from '../saving/scene-storage.ts';
import type { Editor, EditorState } from '../workspace/editor-store.ts';
import type { People, TogetherStatus } from '../workspace/people-store.ts';

/** After so long without the connection, the owner's browser saves by itself. */
const ALONE_AFTER_MS = 20_000;

export interface Together extends LiveLink {
  /** It will not come back: this browser saves by itself, if it may. */
  isOver(): boolean;
  retry(): void;
  close(): void;
}

export interface OpenTogetherOptions {
  readonly editor: Editor;
  readonly storage: SceneStorage;
  readonly people: People;
  readonly project: ProjectId;
  /** The scene that the server gave, or was given last. */
  readonly known: SceneDocument;
}

function partsOf({ name, style, budgetCents, history }: EditorState): SceneParts {
  const { nodes, allowance } = history;
  return { nodes, choices: { name, style, budgetCents, allowance } };
}

const STATUSES = {
  connecting: 'connecting',
  joined: 'joined',
  offline: 'offline',
  refused: 'refused',
  unsuitable: 'alone',
} as const satisfies Readonly<Record<LiveStatus, TogetherStatus>>;

/** Connects an editor with everybody else who has the room open. */
export function openTogether(options: OpenTogetherOptions): Together {
  const { editor, storage, people, project, known } = options;
  const { name, style, budgetCents, nodes, allowance = DEFAULT_ALLOWANCE } = known;
  /** Null while the connection is there; 0 before it was there for the first time. */
  let awaySince: number | null = 0;

  const client = createLiveClient({
    url: `${apiBase().replace(/^http/, 'ws')}${LIVE_SCENE_PATH}`,
    project,
    token: readToken,
    loaded: { nodes, choices: { name, style, budgetCents, allowance } },
    current: () => partsOf(editor.getState()),
    onParts: (parts, touched) => editor.getState().adopt(parts, touched),
    onPeople(everybody, me) {
      const mine = everybody.find(({ id }) => id === me);
      if (mine) people.getState().set({ myRole: mine.role });
      people.getState().meet(everybody.filter(({ id }) => id !== me));
    },
    onMoved: (moved) => people.getState().move(moved),
    onStatus(status) {
      awaySince = status === 'joined' ? null : (awaySince ?? Date.now());
      people.getState().set({ status: STATUSES[status] });
    },
    onSaved: (revision) => storage.savedAs(revision),
    onDropped: (why) => showToast('warning', why),
  });

  const stopEdits = editor.subscribe((state, before) => {
    const isEdit =
      state.history.nodes !== before.history.nodes ||
      state.history.allowance !== before.history.allowance ||
      state.name !== before.name ||
      state.budgetCents !== before.budgetCents;
    if (isEdit) client.touched();
    if (state.selected !== before.selected || state.levelId !== before.levelId) show();
  });
  const stopPeople = people.subscribe(({ pointer, eye }, before) => {
    if (pointer !== before.pointer || eye !== before.eye) show();
  });

  /** Nobody is told where somebody is who is there alone. */
  function show(): void {
    const { selected, levelId } = editor.getState();
    const { pointer, eye } = people.getState();
    client.here({ selected: selected.slice(0, 50), levelId, pointer, eye });
  }
  show();

  const isOver = () => client.status() === 'refused' || client.status() === 'unsuitable';
  return {
    isUsable() {
      if (isOver()) return false;
      if (storage.isOfHomeowner || awaySince === null) return true;
      return Date.now() - awaySince < ALONE_AFTER_MS;
    },
    joinsAgain: () => awaySince !== 0,
    save: client.save,
    isOver,
    retry: client.retry,
    close() {
      stopEdits();
      stopPeople();
      client.close();
    },
  };
}
