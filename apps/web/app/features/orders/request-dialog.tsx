import { useQueryClient } from '@tanstack/react-query';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { REQUEST_REASONS } from '@wevisu/domain/orders/order-requests.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { askAbout } from './order-calls.ts';
import { type AskKind, REQUEST_TEXTS } from './request-texts.ts';

export interface RequestDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly itemId: OrderItemId;
  readonly kind: AskKind;
  readonly product: string;
}

/** The reason and a note. The form keeps its values if the request is refused or fails. */
export default function RequestDialog(props: RequestDialogProps) {
  const { isOpen, onClose, itemId, kind, product } = props;
  const words = REQUEST_TEXTS[kind];
  const queryClient = useQueryClient();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const [isSending, setSending] = useState(false);
  const [fields, setFields] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState<string | null>(null);

  async function send(event: FormEvent) {
    event.preventDefault();
    setSending(true);
    setFields({});
    setRefusal(null);
    try {
      const { message } = await askAbout(itemId, { kind, reason, note });
      showToast('success', message);
      onClose();
      await queryClient.invalidateQueries({ queryKey: ['orders'] });
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const texts = joinFieldTexts(error.fields);
      setFields(texts);
      if (Object.keys(texts).length === 0) {
        setRefusal(error.text || 'No response. Check your connection and try again.');
      }
    }
    setSending(false);
  }

  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title}>
      <form className="flex flex-col gap-5" noValidate onSubmit={(event) => void send(event)}>
        <p className="text-muted">
          {product}. {words.hint}
        </p>
        <RadioGroup
          error={fields.reason}
          label="Reason"
          onChange={setReason}
          options={Object.entries(REQUEST_REASONS[kind]).map(([value, label]) => ({
            value,
            label,
          }))}
          value={reason}
        />
        <TextField
          error={fields.note}
          label={reason === 'other' ? 'What is it about?' : 'Anything to add? (optional)'}
          maxLength={1000}
          onChange={setNote}
          rows={3}
          value={note}
        />
        {refusal && (
          <Notice isUrgent kind="danger">
            {refusal}
          </Notice>
        )}
        <Button isPending={isSending} type="submit">
          {words.send}
        </Button>
      </form>
    </Dialog>
  );
}
