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

/** Whether the work is safe, in two words; guests are asked to sign in, and pros, who have no projects, keep templates. */
export function SaveNote() {
  const { saver, isOwner, keeper, editor } = useWorkspace();
  const { status, why } = useStore(saver.store);
  const edits = useStore(editor, (state) => state.edits);
  const open = useScreen((state) => state.show);
  const isPro = useSession().user?.type === 'Contractor';
  if (!isOwner) {
    return (
      <Button
        className="shrink-0 max-md:min-h-11"
        kind="secondary"
        onPress={() => open(isPro ? 'keep-template' : 'sign-in')}
        size="small"
      >
        Save
      </Button>
    );
  }
  const isUntouched = keeper.project() === null && edits === 0;
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
