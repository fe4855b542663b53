import { formatCount } from '@wevisu/domain/format-count.ts';
import {
  DECLINE_REASON_KEYS,
  DECLINE_REASONS,
  type DeclineReason,
} from '@wevisu/domain/orders/decline-reasons.ts';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { NativeSelect } from '../../ui/native-select.tsx';
import { TextField } from '../../ui/text-field.tsx';

export interface DeclineDialogProps {
  readonly count: number;
  readonly onDecline: (reason: DeclineReason, note: string) => void;
  readonly onClose: () => void;
}

/** The homeowner reads the reason and what is added to it. */
export function DeclineDialog({ count, onDecline, onClose }: DeclineDialogProps) {
  const [reason, setReason] = useState<DeclineReason>('out_of_stock');
  const [note, setNote] = useState('');
  const [error, setError] = useState<string | undefined>();

  function decline() {
    if (reason === 'other' && note.trim() === '') setError('Write the reason.');
    else onDecline(reason, note.trim());
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button onPress={decline}>
            Decline {formatCount(count)} {count === 1 ? 'line' : 'lines'}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title="Decline"
    >
      <NativeSelect
        className="mb-4"
        isInForm
        label="Reason"
        onChange={(id) => setReason(DECLINE_REASON_KEYS.find((key) => key === id) ?? 'other')}
        options={DECLINE_REASON_KEYS.map((id) => ({ id, label: DECLINE_REASONS[id] }))}
        value={reason}
      />
      <TextField
        {...(error === undefined ? {} : { error })}
        hint="The homeowner reads the reason and this note. The goods go back into your stock."
        label="Note (optional)"
        maxLength={300}
        onChange={setNote}
        rows={3}
        value={note}
      />
    </Dialog>
  );
}
