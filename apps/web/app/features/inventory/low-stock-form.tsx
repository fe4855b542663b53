import { useQueryClient } from '@tanstack/react-query';
import type { Stock } from '@wevisu/contract/inventory.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendLowStock, stockKey } from './inventory-calls.ts';

/** From how few for sale on the vendor is told. */
export function LowStockForm({ stock }: { readonly stock: Stock }) {
  const [text, setText] = useState(stock.low_at === null ? '' : String(stock.low_at));
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    const given = text.trim();
    if (!/^\d{0,7}$/.test(given)) {
      setError('Enter a whole number, or nothing.');
      return;
    }
    setPending(true);
    try {
      const { data } = await sendLowStock(stock.id, given === '' ? null : Number(given));
      showToast('success', given === '' ? 'You are not told any more.' : 'Saved.');
      client.setQueryData(stockKey(stock.id), data);
      void client.invalidateQueries({ queryKey: ['table', 'Inventory'] });
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(failure.fields['low_at']?.join(' ') ?? failure.text);
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      aria-label="Low stock"
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event) => void save(event)}
    >
      <h2 className="text-18">Low stock</h2>
      <TextField
        className="figures"
        error={error}
        hint="Empty means no warning. It comes here, and to your own system by webhook."
        inputMode="numeric"
        label="Tell me at this many for sale"
        maxLength={7}
        onChange={(next) => {
          setText(next);
          setError(undefined);
        }}
        value={text}
      />
      <Button className="self-start" isPending={isPending} kind="secondary" type="submit">
        Save
      </Button>
    </form>
  );
}
