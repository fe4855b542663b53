import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { focusLater } from './focus-later.ts';

export interface AskToDeleteProps {
  readonly title: string;
  /** What goes with it, and what stays. */
  readonly children: ReactNode;
  /** False where it is not gone. */
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Id of what has the focus then: what had it before goes with the thing. */
  readonly focusId: string;
}

/** Asked before something is deleted that can not be brought back. */
export function AskToDelete(props: AskToDeleteProps) {
  const { title, children, onDelete, onClose, focusId } = props;
  const [isDeleting, setDeleting] = useState(false);
  const isGoing = useRef(false);

  async function remove() {
    setDeleting(true);
    // The list around it may be drawn anew without it, and without this dialog, before the answer is here.
    isGoing.current = true;
    isGoing.current = await onDelete();
    onClose();
  }

  useEffect(
    () => () => {
      if (isGoing.current) focusLater(focusId);
    },
    [focusId],
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
      title={title}
    >
      {children}
    </Dialog>
  );
}
