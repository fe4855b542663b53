import { useQueryClient } from '@tanstack/react-query';
import type { VendorLine } from '@wevisu/contract/fulfilment.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits, unitName } from '@wevisu/domain/catalog/unit-labels.ts';
import {
  type Cents,
  cents,
  formatUsd,
  multiplyByQty,
  parseUsd,
} from '@wevisu/domain/money/money.ts';
import { PRICE_CONSENT_HOURS } from '@wevisu/domain/policy/policy.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { sendPrice, takePriceBack } from './fulfilment-calls.ts';

export interface PriceDialogProps {
  readonly line: VendorLine;
  readonly onClose: () => void;
}

/** POL-03: asks for another price of a line, or takes back what was asked. */
export function PriceDialog({ line, onClose }: PriceDialogProps) {
  return line.asked_price === null ? (
    <AskDialog line={line} onClose={onClose} />
  ) : (
    <AskedDialog asked={line.asked_price} line={line} onClose={onClose} />
  );
}

function useSending(onClose: () => void) {
  const queryClient = useQueryClient();
  const [isSending, setSending] = useState(false);
  async function send(work: () => Promise<{ readonly message: string }>) {
    setSending(true);
    try {
      showToast('success', (await work()).message);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', Object.values(error.fields)[0]?.[0] ?? error.text);
    }
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    setSending(false);
  }
  return { isSending, send };
}

function AskDialog({ line, onClose }: PriceDialogProps) {
  const { isSending, send } = useSending(onClose);
  const [text, setText] = useState('');
  const [note, setNote] = useState('');
  const [errors, setErrors] = useState<{ price?: string; note?: string }>({});
  const price = parseUsd(text);
  const { final_price: now, qty, unit, product_name: product } = line;

  function ask() {
    const found = {
      ...(price === null || price < 1 || price === now
        ? { price: 'Enter another amount, such as 42.50.' }
        : {}),
      ...(note.trim().length < 3 ? { note: 'Tell the homeowner why.' } : {}),
    };
    setErrors(found);
    if (price === null || Object.keys(found).length > 0) return;
    void send(() =>
      sendPrice(line.id, { final_price: price, seen: cents(now), note: note.trim() }),
    );
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button isPending={isSending} onPress={ask}>
            {price !== null && price < now ? 'Lower the price' : 'Ask the homeowner'}
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Another price for ${product}`}
    >
      <div className="flex flex-col gap-4">
        <TextField
          {...(errors.price === undefined ? {} : { error: errors.price })}
          hint={hintOf({ price, now: cents(now), qty, unit })}
          inputMode="decimal"
          label={`Your price for a ${unitName(unit, 1)}, dollars`}
          onChange={(next) => {
            setText(next);
            setErrors({});
          }}
          value={text}
        />
        <TextField
          {...(errors.note === undefined ? {} : { error: errors.note })}
          hint="The homeowner reads it."
          label="Why"
          maxLength={300}
          onChange={(next) => {
            setNote(next);
            setErrors({});
          }}
          rows={3}
          value={note}
        />
        <p className="text-muted">
          A higher price waits for the homeowner, who has {PRICE_CONSENT_HOURS} hours to answer;
          without an answer the line is declined. A lower price is taken at once.
        </p>
      </div>
    </Dialog>
  );
}

function hintOf(of: {
  readonly price: Cents | null;
  readonly now: Cents;
  readonly qty: number;
  readonly unit: string;
}): string {
  const { price, now, qty, unit } = of;
  const before = `Now ${formatUsd(now)}; ${countUnits(qty, unit)} come to ${formatUsd(multiplyByQty(now, qty))}`;
  return price === null
    ? `${before}.`
    : `${before}, then to ${formatUsd(multiplyByQty(price, qty))}.`;
}

function AskedDialog(
  props: PriceDialogProps & { readonly asked: NonNullable<VendorLine['asked_price']> },
) {
  const { line, asked, onClose } = props;
  const { isSending, send } = useSending(onClose);
  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Keep it
          </Button>
          <Button isPending={isSending} onPress={() => void send(() => takePriceBack(line.id))}>
            Take it back
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Another price for ${line.product_name}`}
    >
      <p>
        You asked for {formatUsd(cents(asked.final_price))} instead of{' '}
        {formatUsd(cents(line.final_price))} for a {unitName(line.unit, 1)}. The homeowner has until{' '}
        {formatDate(asked.answer_by)} to answer. If you take it back, the line waits for you at its
        present price.
      </p>
    </Dialog>
  );
}
