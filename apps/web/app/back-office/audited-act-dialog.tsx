import { type ReactNode, useState } from 'react';
import { ApiFailure } from '../platform/api-failure.ts';
import { toastFailure } from '../platform/with-toast.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { TextField } from '../ui/text-field.tsx';

export interface AuditedActDialogProps {
  readonly title: string;
  /** What is done, on the button. */
  readonly act: string;
  /** Rejects with an ApiFailure, which is told; the reason stays. */
  readonly onSend: (reason: string) => Promise<void>;
  readonly onClose: () => void;
  readonly children?: ReactNode;
}

/** An act of staff that the audit log keeps with its reason. */
export function AuditedActDialog(props: AuditedActDialogProps) {
  const { title, act, onSend, onClose, children } = props;
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);
  async function send() {
    if (reason.trim().length < 3) {
      setError('Say why.');
      return;
    }
    setSending(true);
    try {
      await onSend(reason.trim());
      onClose();
    } catch (failure) {
      setSending(false);
      if (!(failure instanceof ApiFailure)) throw failure;
      toastFailure(failure);
    }
  }
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isSending} onPress={() => void send()}>
            {act}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={title}
    >
      {children}
      <TextField
        {...(error === undefined ? {} : { error })}
        hint="It is kept with your name in the audit log."
        label="Reason"
        maxLength={500}
        onChange={setReason}
        rows={3}
        value={reason}
      />
    </Dialog>
  );
}
