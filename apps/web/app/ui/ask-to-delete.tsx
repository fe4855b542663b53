import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { focusLater } from './focus-later.ts';

export interface AskToDeleteProps {
  readonly title: string;
  /** What is deleted along with it, and what stays. */
  readonly children: ReactNode;
  /** False if it could not be deleted. */
  readonly onDelete: () => Promise<boolean>;
  readonly onClose: () => void;
  /** Id of the element to focus afterward, since the focused one is deleted too. */
  readonly focusId: string;
  readonly action?: string;
}

/** Confirms a deletion. */
export function AskToDelete(props: AskToDeleteProps) {
  const { title, children, onDelete, onClose, focusId, action = 'Delete permanently' } = props;
  const [isDeleting, setDeleting] = useState(false);
  const isGoing = useRef(false);

  async function remove() {
    setDeleting(true);
    // The list may rerender without the item, and without this dialog, before the reply arrives.
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
            {action}
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
