import { useQueryClient } from '@tanstack/react-query';
import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendMoves } from './fulfilment-calls.ts';

export interface PartDialogProps {
  readonly line: VendorLine;
  readonly onClose: () => void;
}

/** Approves some units, which become a line of their own; the rest waits on. */
export function PartDialog({ line, onClose }: PartDialogProps) {
  const queryClient = useQueryClient();
  const [text, setText] = useState('');
  const [error, setError] = useState<string | undefined>();
  const [isSending, setSending] = useState(false);

  async function approve() {
    const qty = Number(text);
    if (!Number.isInteger(qty) || qty < 1 || qty >= line.qty) {
      setError(`Enter a whole number from 1 to ${line.qty - 1}.`);
      return;
    }
    setSending(true);
    const lines = [{ id: line.id, of: line.qty, qty }];
    const reply = await withToast(sendMoves({ status: 'Vendor Approved', lines }));
    setSending(false);
    const [row] = reply?.data.rows ?? [];
    if (row === undefined) return;
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    if (row.is_done) onClose();
    else setError(row.message);
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isSending} onPress={() => void approve()}>
            Approve this part
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Approve a part of ${line.product_name}`}
    >
      <TextField
        {...(error === undefined ? {} : { error })}
        hint={`Of ${countUnits(line.qty, line.unit)}. The rest stays to be approved or declined.`}
        inputMode="numeric"
        label="How many"
        onChange={setText}
        value={text}
      />
    </Dialog>
  );
}
