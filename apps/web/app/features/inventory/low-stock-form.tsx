import { useQueryClient } from '@tanstack/react-query';
import type { Stock } from '@wevisu/contract/inventory.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendLowStock, stockKey } from './inventory-calls.ts';

/** From how few for sale on the vendor is told. */
export function LowStockForm({ stock }: { readonly stock: Stock }) {
  const [text, setText] = useState(stock.low_at === null ? '' : String(stock.low_at));
  const [error, setError] = useState<string>();
  const [met, setMet] = useState<Stock | null>(null);
  const [isPending, setPending] = useState(false);
  const client = useQueryClient();

  function show(next: Stock) {
    client.setQueryData(stockKey(stock.id), next);
    void client.invalidateQueries({ queryKey: ['table', 'Inventory'] });
  }

  async function save(seen: number | null) {
    if (isPending) return;
    const given = text.trim();
    if (!/^\d{0,7}$/.test(given)) {
      setError('Enter a whole number, or nothing.');
      return;
    }
    setPending(true);
    try {
      const lowAt = given === '' ? null : Number(given);
      const { data } = await sendLowStock(stock.id, { low_at: lowAt, seen });
      showToast('success', given === '' ? 'You are not told any more.' : 'Saved.');
      setMet(null);
      show(data);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      if (failure.code === 'changed_meanwhile') setMet(failure.now as Stock);
      else setError(failure.fields['low_at']?.join(' ') ?? failure.text);
    } finally {
      setPending(false);
    }
  }

  return (
    <form
      aria-label="Low stock"
      className="flex flex-col gap-3"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void save(stock.low_at);
      }}
    >
      <h2 className="text-18">Low stock</h2>
      {met !== null && (
        <Notice
          action={
            <>
              <Button onPress={() => void save(met.low_at)} size="small">
                Save mine
              </Button>
              <Button kind="secondary" onPress={() => show(met)} size="small">
                Keep theirs
              </Button>
            </>
          }
          isUrgent
          kind="warning"
          title="Someone else changed it meanwhile"
        >
          Before: {lowText(stock.low_at)}. Theirs: {lowText(met.low_at)}. Mine: {text || 'none'}.
        </Notice>
      )}
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

function lowText(lowAt: number | null): string {
  return lowAt === null ? 'none' : String(lowAt);
}
