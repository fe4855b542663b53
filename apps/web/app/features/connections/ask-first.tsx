import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export interface AskFirstProps {
  readonly title: string;
  /** What stops, and when. */
  readonly children: ReactNode;
  readonly action: string;
  readonly isDanger?: boolean;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}

/** Asks before a vendor's own system may lose its connection. */
export function AskFirst(props: AskFirstProps) {
  const { title, children, action, isDanger = false, onConfirm, onClose } = props;
  const [isPending, setPending] = useState(false);

  async function confirm() {
    setPending(true);
    await onConfirm();
    onClose();
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button
            isPending={isPending}
            kind={isDanger ? 'danger' : 'primary'}
            onPress={() => void confirm()}
          >
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
