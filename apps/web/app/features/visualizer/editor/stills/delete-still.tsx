import type { ProjectStill } from '@wevisu/contract/project-stills.ts';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

export interface DeleteStillProps {
  readonly still: ProjectStill;
  /** False where the server refused. */
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
  /** The dialog gives the focus back to what went with the picture. */
  readonly onGone: () => void;
}

/** Asked first, since it cannot be taken back. */
export function DeleteStill({ still, onDelete, onClose, onGone }: DeleteStillProps) {
  const [isDeleting, setDeleting] = useState(false);
  const isGone = useRef(false);
  const tell = useRef(onGone);
  tell.current = onGone;

  async function remove() {
    setDeleting(true);
    isGone.current = await onDelete();
    onClose();
  }

  useEffect(
    () => () => {
      if (isGone.current) tell.current();
    },
    [],
  );
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button isPending={isDeleting} kind="danger" onPress={() => void remove()}>
            Delete for good
          </Button>
        </>
      }
      isAlert
      isOpen
      onClose={onClose}
      title="Delete this picture?"
    >
      <p>“{still.name}” is gone for good, on all your devices.</p>
    </Dialog>
  );
}
