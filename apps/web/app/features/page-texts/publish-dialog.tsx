import { type ReactNode, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';

interface PublishDialogProps {
  readonly title: string;
  readonly verb: string;
  readonly error: string | undefined;
  readonly isPending: boolean;
  readonly onSend: (reason: string) => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/** Asks for the reason before visitors read another text. */
export function PublishDialog(props: PublishDialogProps) {
  const { title, verb, error, isPending, onSend, onClose, children } = props;
  const [reason, setReason] = useState('');
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isPending} onPress={() => onSend(reason)}>
            {verb}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      {children}
      <TextField
        autoFocus
        className="mt-4"
        error={error}
        hint="It stands in the history and in the audit log."
        label="Reason"
        maxLength={1000}
        onChange={setReason}
        value={reason}
      />
    </Dialog>
  );
}
