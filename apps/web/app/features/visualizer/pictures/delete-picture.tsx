import { useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import type { OwnPicture } from './picture-calls.ts';
import { PICTURES_ID } from './pictures-skeleton.tsx';

export interface DeletePictureProps {
  readonly picture: OwnPicture;
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
}

/** Asked first, since it cannot be taken back. */
export function DeletePicture({ picture, onDelete, onClose }: DeletePictureProps) {
  const [isDeleting, setDeleting] = useState(false);
  const isGone = useRef(false);
  async function remove() {
    setDeleting(true);
    isGone.current = await onDelete();
    onClose();
  }

  // The dialog gives the focus back to the picture's menu, which went with it.
  useEffect(
    () => () => {
      if (!isGone.current) return;
      const focus = () => document.getElementById(PICTURES_ID)?.focus();
      requestAnimationFrame(() => requestAnimationFrame(focus));
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
      <p>
        “{picture.name}” {picture.has_marks ? 'and what you marked on it are' : 'is'} gone for good,
        on all your devices.
      </p>
    </Dialog>
  );
}
