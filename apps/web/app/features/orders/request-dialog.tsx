import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@wevisu/contract/orders.ts';
import { countUnits, unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import { REQUEST_REASONS } from '@wevisu/domain/orders/order-requests.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Notice } from '../../ui/notice.tsx';
import { QuantityBox } from '../../ui/quantity-box.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { askAbout } from './order-calls.ts';
import { type Askable, askTextsOf } from './request-texts.ts';

export interface RequestDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly item: Order['parcels'][number]['items'][number];
  readonly askable: Askable;
}

/** How many, the reason and a note. The form keeps its values if the request is refused or fails. */
export default function RequestDialog(props: RequestDialogProps) {
  const { isOpen, onClose, item, askable } = props;
  const { kind } = askable;
  const words = askTextsOf(askable);
  const [qty, setQty] = useState(item.qty);
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
      const { message } = await askAbout(item.id, { kind, qty, of: item.qty, reason, note });
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
          {item.product_name}. {words.hint}
        </p>
        {kind !== 'incomplete' && item.qty > 1 && (
          <div>
            <p aria-hidden="true" className="mb-1.5 font-[520] text-14">
              How many?
            </p>
            <div className="flex items-center gap-3">
              <QuantityBox label="How many" maximum={item.qty} onChange={setQty} value={qty} />
              <span className="figures text-muted">
                of {item.qty} {unitName(item.unit, item.qty)}
              </span>
            </div>
            {fields.qty && (
              <p className="mt-1.5 text-14 text-danger" role="alert">
                {fields.qty}
              </p>
            )}
          </div>
        )}
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
          {askable.at_once && item.qty > 1
            ? `${words.send} ${countUnits(qty, item.unit)}`
            : words.send}
        </Button>
      </form>
    </Dialog>
  );
}
