import type { Parcel } from '@wevisu/contract/parcels.ts';
import { CARRIER_KEYS, type Carrier } from '@wevisu/domain/orders/tracking.ts';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sendDelivered, sendParcelNumber, sendShipped, sendUnpacked } from './parcel-calls.ts';
import { TrackingFields } from './tracking-fields.tsx';

/** Whether it was done. */
export type Send = (work: () => Promise<{ readonly message: string }>) => Promise<boolean>;

interface ParcelActsProps {
  readonly parcel: Parcel;
  readonly isSending: boolean;
  readonly send: Send;
}

/** What comes next for a parcel. */
export function ParcelActs({ parcel, isSending, send }: ParcelActsProps) {
  const [open, setOpen] = useState<'number' | 'proof' | null>(null);
  const { shipped_at: shipped, delivered_at: delivered, tracking } = parcel;
  const close = () => setOpen(null);
  if (open === 'number') return <NumberForm {...{ parcel, isSending, send }} onDone={close} />;
  if (open === 'proof') return <ProofForm {...{ parcel, isSending, send }} onDone={close} />;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {shipped === null && (
        <Button
          isPending={isSending}
          onPress={() => void send(() => sendShipped(parcel))}
          size="small"
        >
          Mark as shipped
        </Button>
      )}
      {shipped !== null && delivered === null && (
        <Button onPress={() => setOpen('proof')} size="small">
          Mark as delivered
        </Button>
      )}
      <Button kind="quiet" onPress={() => setOpen('number')} size="small">
        {tracking === null ? 'Add a tracking number' : 'Correct the number'}
      </Button>
      {shipped === null && (
        <Button
          isDisabled={isSending}
          kind="quiet"
          onPress={() => void send(() => sendUnpacked(parcel))}
          size="small"
        >
          Take apart
        </Button>
      )}
    </div>
  );
}

type FormProps = ParcelActsProps & { readonly onDone: () => void };

function NumberForm({ parcel, isSending, send, onDone }: FormProps) {
  const { tracking } = parcel;
  const [carrier, setCarrier] = useState<Carrier>(tracking?.carrier_key ?? CARRIER_KEYS[0]);
  const [number, setNumber] = useState(tracking?.number ?? '');
  async function save() {
    const work = () => sendParcelNumber(parcel, { carrier, number: number.trim() });
    if (await send(work)) onDone();
  }
  return (
    <div className="mt-3 flex flex-wrap gap-3">
      <TrackingFields
        carrier={carrier}
        number={number}
        numberLabel="Tracking number"
        onCarrier={setCarrier}
        onNumber={setNumber}
      />
      <Button
        isDisabled={number.trim() === ''}
        isPending={isSending}
        onPress={() => void save()}
        size="small"
      >
        Save the number
      </Button>
      <Button kind="quiet" onPress={onDone} size="small">
        Cancel
      </Button>
    </div>
  );
}

function ProofForm({ parcel, isSending, send, onDone }: FormProps) {
  const [receiver, setReceiver] = useState('');
  const [note, setNote] = useState('');
  async function save() {
    const proof = { received_by: receiver.trim(), carrier_note: note.trim() };
    if (await send(() => sendDelivered(parcel, proof))) onDone();
  }
  return (
    <div className="mt-3 grid gap-3 sm:grid-cols-2">
      <TextField
        hint="One of the two proves the delivery."
        label="Received by"
        maxLength={120}
        onChange={setReceiver}
        value={receiver}
      />
      <TextField label="Carrier's note" maxLength={300} onChange={setNote} value={note} />
      <div className="flex gap-2">
        <Button
          isDisabled={receiver.trim() === '' && note.trim() === ''}
          isPending={isSending}
          onPress={() => void save()}
          size="small"
        >
          Save the delivery
        </Button>
        <Button kind="quiet" onPress={onDone} size="small">
          Cancel
        </Button>
      </div>
    </div>
  );
}
