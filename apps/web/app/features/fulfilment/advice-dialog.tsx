import { useQueryClient } from '@tanstack/react-query';
import type { VendorRequest } from '@wevisu/contract/fulfilment.ts';
import type { Advice } from '@wevisu/domain/orders/order-requests.ts';
import { useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendAdvice } from './fulfilment-calls.ts';

export interface AdviceDialogProps {
  readonly request: VendorRequest;
  readonly onClose: () => void;
}

export function AdviceDialog({ request, onClose }: AdviceDialogProps) {
  const queryClient = useQueryClient();
  const [note, setNote] = useState(request.advice_note);
  const [error, setError] = useState<string | undefined>();
  const [sending, setSending] = useState<Advice | null>(null);

  async function send(advice: Advice) {
    if (advice === 'refuse' && note.trim() === '') {
      setError('Tell staff why.');
      return;
    }
    setSending(advice);
    const reply = await withToast(sendAdvice(request.id, { advice, note: note.trim() }));
    setSending(null);
    if (reply === null) return;
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    onClose();
  }

  return (
    <Dialog
      actions={
        <>
          <Button
            isPending={sending === 'refuse'}
            kind="secondary"
            onPress={() => void send('refuse')}
          >
            Advise to decline
          </Button>
          <Button isPending={sending === 'accept'} onPress={() => void send('accept')}>
            Advise to accept
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Request about ${request.product_name}`}
    >
      <TextField
        {...(error === undefined ? {} : { error })}
        hint="Staff read it. The homeowner does not."
        label="What should staff know?"
        maxLength={1_000}
        onChange={setNote}
        rows={4}
        value={note}
      />
    </Dialog>
  );
}
