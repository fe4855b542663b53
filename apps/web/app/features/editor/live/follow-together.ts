// Opens the connection to a room that several people may edit, once it is a saved project. Its code loads only then.
import type { LoadedScene } from '../../scenes/load-scene.ts';
import type { LiveLink } from '../saving/live-link.ts';
import type { Saver } from '../saving/saver.ts';
import type { SceneStorage } from '../saving/scene-storage.ts';
import { documentOf, type Editor } from '../workspace/editor-store.ts';
import type { People } from '../workspace/people-store.ts';
import type { Together } from './open-together.ts';

export interface TogetherOptions {
  readonly editor: Editor;
  readonly storage: SceneStorage;
  readonly saver: Saver;
  readonly people: People;
  readonly loaded: LoadedScene;
}

/** What is being opened counts as there: a pro has nowhere else to save. */
const waiting: LiveLink = {
  isUsable: () => false,
  joinsAgain: () => false,
  save: () => Promise.resolve({ outcome: 'offline' }),
};

export function followTogether({ editor, storage, saver, people, loaded }: TogetherOptions) {
  let opened: Together | null = null;
  let isOpening = false;
  let isClosed = false;
  /** What the server has: what differs from it is this person's. */
  let known = loaded.document;

  function open(): void {
    const project = storage.sharedProject();
    if (isOpening || isClosed || project === null) return;
    isOpening = true;
    people.getState().set({ status: 'connecting' });
    import('./open-together.ts')
      .then(({ openTogether }) => {
        if (isClosed) return;
        opened = openTogether({ editor, storage, people, project, known });
      })
      .catch((error: unknown) => {
        // As before there was any of this: the room is saved by this browser alone.
        console.warn('This room could not be opened for several people.', error);
        people.getState().set({ status: storage.isOfHomeowner ? 'offline' : 'alone' });
      });
  }

  // A room that has just become a project can be opened elsewhere from now on.
  const stop = saver.store.subscribe(({ status }) => {
    if (isOpening || status !== 'saved') return;
    known = documentOf(editor.getState());
    open();
  });
  open();
  const retry = () => opened?.retry();
  addEventListener('online', retry);
  return {
    link(): LiveLink | null {
      if (opened) return opened.isOver() ? null : opened;
      return isOpening ? waiting : null;
    },
    close(): void {
      isClosed = true;
      stop();
      removeEventListener('online', retry);
      opened?.close();
    },
  };
}
