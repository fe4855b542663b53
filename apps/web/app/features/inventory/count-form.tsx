import { useQueryClient } from '@tanstack/react-query';
import type { Stock } from '@wevisu/contract/inventory.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendCount, stockKey } from './inventory-calls.ts';

interface CountFormProps {
  readonly stock: Stock;
  /** Null for a new one. */
  readonly lot: Stock['lots'][number] | null;
  readonly onSaved: (stock: Stock) => void;
  readonly onCancel: () => void;
}

/** Sets what a lot has to what was counted, with the reason. */
export function CountForm({ stock, lot, onSaved, onCancel }: CountFormProps) {
  const [code, setCode] = useState(lot?.lot_code ?? '');
  const [units, setUnits] = useState(lot === null ? '' : String(lot.on_hand));
  const [reason, setReason] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();
  const now = stock.lots.find(({ lot_code }) => lot_code === code.trim()) ?? null;
  const hasMoved = lot !== null && now !== null && now.on_hand !== lot.on_hand;

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!/^\d{1,7}$/.test(units.trim())) {
      setErrors({ on_hand: 'Enter a whole number.' });
      return;
    }
    setPending(true);
    setErrors({});
    try {
      const reply = await sendCount(stock.id, {
        ...{ lot_code: code.trim(), on_hand: Number(units), reason },
        seen: now?.on_hand ?? null,
      });
      showToast('success', reply.message);
      onSaved(reply.data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') {
        await client.refetchQueries({ queryKey: stockKey(stock.id) });
      } else if (Object.keys(failure.fields).length === 0) showToast('error', failure.text);
      setErrors(joinFieldTexts(failure.fields));
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      className="mt-4 grid gap-4 rounded-card border border-line bg-surface p-4 sm:grid-cols-2"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      {hasMoved && (
        <Notice
          className="sm:col-span-2"
          isUrgent
          kind="warning"
          title={`The lot moved meanwhile: it has ${formatCount(now.on_hand)} now`}
        >
          Count again, or save to set what you entered.
        </Notice>
      )}
      <TextField
        error={errors['lot_code']}
        isDisabled={lot !== null}
        label="Lot"
        maxLength={40}
        onChange={setCode}
        value={code}
      />
      <TextField
        className="figures"
        error={errors['on_hand']}
        inputMode="numeric"
        label={`Counted, ${stock.unit.toLowerCase()}`}
        maxLength={7}
        onChange={setUnits}
        value={units}
      />
      <TextField
        className="sm:col-span-2"
        error={errors['reason']}
        label="Reason"
        maxLength={300}
        onChange={setReason}
        value={reason}
      />
      <div className="flex gap-2 sm:col-span-2">
        <Button isPending={isPending} type="submit">
          Save
        </Button>
        <Button kind="quiet" onPress={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
