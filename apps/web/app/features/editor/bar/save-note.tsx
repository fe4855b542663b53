import { useStore } from 'zustand';
import { useSession } from '../../../platform/session.tsx';
import { Button } from '../../../ui/button.tsx';
import { LiveRegion } from '../../../ui/reader-only.tsx';
import type { SaveStatus } from '../saving/saver.ts';
import { useScreen, useWorkspace } from '../workspace/workspace-context.ts';

const words: Readonly<Record<SaveStatus, string>> = {
  saved: 'Saved',
  dirty: 'Saving soon',
  saving: 'Saving',
  offline: 'Offline, kept here',
  conflict: 'Changed elsewhere',
  failed: 'Not saved',
};

/**
 * The save status in two words. Guests are asked to sign in; pros, who have no projects, are offered a
 * template instead.
 */
export function SaveNote() {
  const { saver, isOwner, storage, editor } = useWorkspace();
  const { status, why } = useStore(saver.store);
  const edits = useStore(editor, (state) => state.edits);
  const open = useScreen((state) => state.show);
  const isPro = useSession().user?.type === 'Contractor';
  if (storage.copyOf() !== null) {
    return (
      <Button className="shrink-0 max-md:min-h-11" onPress={() => open('propose')} size="small">
        Propose
      </Button>
    );
  }
  if (!isOwner && !storage.isOfHomeowner) {
    return (
      <Button
        className="shrink-0 max-md:min-h-11"
        kind="secondary"
        onPress={() => open(isPro ? 'save-template' : 'sign-in')}
        size="small"
      >
        Save
      </Button>
    );
  }
  const isUntouched = storage.sharedProject() === null && storage.project() === null && edits === 0;
  const text = isUntouched ? '' : words[status];
  return (
    <span className="shrink-0 text-muted max-md:reader-only" title={why ?? undefined}>
      {text}
      {status === 'failed' && (
        <Button className="ms-2" kind="quiet" onPress={() => void saver.flush()} size="small">
          Try again
        </Button>
      )}
      <LiveRegion>
        {status === 'failed' || status === 'conflict' || status === 'offline'
          ? `${words[status]}. ${why ?? ''}`
          : ''}
      </LiveRegion>
    </span>
  );
}
