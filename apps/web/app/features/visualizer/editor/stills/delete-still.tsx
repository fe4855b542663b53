import type { ProjectStill } from '@wevisu/contract/project-stills.ts';
import { useState } from 'react';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';

export interface DeleteStillProps {
  readonly still: ProjectStill;
  readonly onDelete: () => Promise<unknown>;
  readonly onClose: () => void;
}

/** Asked first, since it cannot be taken back. */
export function DeleteStill({ still, onDelete, onClose }: DeleteStillProps) {
  const [isDeleting, setDeleting] = useState(false);
  async function remove() {
    setDeleting(true);
    await onDelete();
    onClose();
  }
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
