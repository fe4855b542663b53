import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { useWorkspace } from '../workspace/workspace-context.ts';

/**
 * The room was changed in another window. Whichever one the person chooses, the other is kept as a version.
 */
export function ConflictDialog() {
  const { saver, reload } = useWorkspace();
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={reload}>
            Load theirs
          </Button>
          <Button onPress={() => void saver.flush({ force: true })}>Keep mine</Button>
        </>
      }
      isAlert
      isOpen
      title="This room was changed elsewhere"
    >
      <p>
        Another window saved this room while you worked on it. Keep your changes, or load what was
        saved there. If you keep yours, the other one stays in your versions.
      </p>
    </Dialog>
  );
}
