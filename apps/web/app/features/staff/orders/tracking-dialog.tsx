import { useQueryClient } from '@tanstack/react-query';
import type { BoardLine } from '@wevisu/contract/staff-orders.ts';
import { CARRIER_KEYS, type Carrier, carrierName } from '@wevisu/domain/orders/tracking.ts';
import { useState } from 'react';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TrackingFields } from '../../orders/parcels/tracking-fields.tsx';
import { sendTracking } from './board-calls.ts';

interface TrackingDialogProps {
  readonly line: BoardLine;
  readonly onClose: () => void;
}

/** Adds or corrects the tracking number of one line. */
export function TrackingDialog({ line, onClose }: TrackingDialogProps) {
  const client = useQueryClient();
  const { tracking } = line;
  const known = CARRIER_KEYS.find((key) => carrierName(key) === tracking?.carrier);
  const [carrier, setCarrier] = useState<Carrier>(known ?? CARRIER_KEYS[0]);
  const [number, setNumber] = useState(tracking?.number ?? '');
  const [isSending, setSending] = useState(false);

  async function save() {
    setSending(true);
    const body = { carrier, number: number.trim(), seen: tracking?.number ?? null };
    const reply = await withToast(sendTracking(line.id, body));
    await client.invalidateQueries({ queryKey: ['orders'] });
    setSending(false);
    if (reply !== null) onClose();
  }

  return (
    <Dialog
      actions={
        <>
          <Button kind="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button
            isDisabled={number.trim() === ''}
            isPending={isSending}
            onPress={() => void save()}
          >
            Save the tracking number
          </Button>
        </>
      }
      isOpen
      onClose={onClose}
      title={`Tracking number of ${line.order_number}`}
    >
      <p className="mb-4">{line.product_name}. The homeowner is told about the new number.</p>
      <div className="flex flex-wrap gap-3">
        <TrackingFields
          carrier={carrier}
          number={number}
          numberLabel="Tracking number"
          onCarrier={setCarrier}
          onNumber={setNumber}
        />
      </div>
    </Dialog>
  );
}
