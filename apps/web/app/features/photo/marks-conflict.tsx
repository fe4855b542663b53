import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import type { PhotoDocument } from './marks/photo-document.ts';
import { useOpenPhoto } from './state/photo-context.ts';

export interface MarksConflictProps {
  /** The marks that another window or device has saved. */
  readonly theirs: PhotoDocument;
  readonly onSettled: () => void;
}

/**
 * The photo was marked elsewhere in the meantime. Whichever marks are chosen, undo brings back the others.
 */
export function MarksConflict({ theirs, onSettled }: MarksConflictProps) {
  const { store } = useOpenPhoto();

  function settle(keepsMine: boolean) {
    const { change, history } = store.getState();
    onSettled();
    change('Marks from elsewhere', () => theirs);
    // A copy, so that it counts as a change even if theirs turn out to be the same.
    if (keepsMine) change('Your marks', () => ({ ...history.now }));
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={() => settle(false)}>
            Load theirs
          </Button>
          <Button onPress={() => settle(true)}>Keep mine</Button>
        </>
      }
      isAlert
      isOpen
      title="This photo was marked elsewhere"
    >
      <p>
        Another window or device marked this photo while you worked on it. Keep your marks, or load
        those from there. Undo brings the other ones back, as long as this page is open.
      </p>
    </Dialog>
  );
}
