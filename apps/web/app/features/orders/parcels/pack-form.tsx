import type { PackedLine } from '@wevisu/contract/parcels.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { CARRIER_KEYS, type Carrier } from '@wevisu/domain/orders/tracking.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import type { Send } from './parcel-acts.tsx';
import { sendPacked } from './parcel-calls.ts';
import { TrackingFields } from './tracking-fields.tsx';

interface PackFormProps {
  /** Of which something is in no parcel. */
  readonly lines: readonly PackedLine[];
  readonly isSending: boolean;
  readonly send: Send;
}

/** Makes a parcel of what is left, or of a part of it. */
export function PackForm({ lines, isSending, send }: PackFormProps) {
  const [typed, setTyped] = useState<Readonly<Record<number, string>>>({});
  const [carrier, setCarrier] = useState<Carrier>(CARRIER_KEYS[0]);
  const [number, setNumber] = useState('');
  const rows = lines.map((line) => ({ line, qty: Number(typed[line.id] ?? line.loose) }));
  const isWrong = ({ line, qty }: (typeof rows)[number]) =>
    !Number.isInteger(qty) || qty < 0 || qty > line.loose;
  const packed = rows.filter(({ qty }) => qty > 0);
  const vendors = new Set(packed.map(({ line }) => line.vendor));

  async function pack() {
    const text = number.trim();
    await send(() =>
      sendPacked({
        lines: packed.map(({ line: { id, loose: of }, qty }) => ({ id, qty, of })),
        ...(text === '' ? {} : { tracking: { carrier, number: text } }),
      }),
    );
  }

  return (
    <form
      className="mt-3 rounded-card bg-sunken p-4"
      onSubmit={(event) => {
        event.preventDefault();
        void pack();
      }}
    >
      <h3 className="mb-3 font-sans text-14 font-[560]">Make a parcel</h3>
      <div className="grid gap-3 sm:grid-cols-2">
        {rows.map((row) => (
          <TextField
            key={row.line.id}
            {...(isWrong(row) ? { error: `Enter a whole number up to ${row.line.loose}.` } : {})}
            hint={`${countUnits(row.line.loose, row.line.unit)} to pack, SKU ${row.line.sku}`}
            inputMode="numeric"
            label={row.line.product_name}
            onChange={(text) => setTyped((old) => ({ ...old, [row.line.id]: text }))}
            value={typed[row.line.id] ?? String(row.line.loose)}
          />
        ))}
      </div>
      <div className="mt-3 flex flex-wrap gap-3">
        <TrackingFields
          carrier={carrier}
          number={number}
          numberLabel="Tracking number of the new parcel"
          onCarrier={setCarrier}
          onNumber={setNumber}
        />
        <Button
          isDisabled={packed.length === 0 || rows.some(isWrong) || vendors.size > 1}
          isPending={isSending}
          size="small"
          type="submit"
        >
          Pack it
        </Button>
      </div>
      <p className="mt-2 text-12 text-muted">
        {vendors.size > 1
          ? 'A parcel holds goods of one vendor: enter 0 for those of the others.'
          : 'Enter 0 for what is not in this parcel. The number can be added later.'}
      </p>
    </form>
  );
}
