import type { BoardLine } from '@wevisu/contract/staff-orders.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import {
  isOrderStatus,
  ORDER_STATUSES,
  type OrderStatus,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import { CARRIER_KEYS, type Carrier, isTracked } from '@wevisu/domain/orders/tracking.ts';
import { useState } from 'react';
import type { BulkControls } from '../../../back-office/table/bulk-bar.tsx';
import { runInBatches } from '../../../back-office/table/run-in-batches.ts';
import { Button } from '../../../ui/button.tsx';
import { Checkbox } from '../../../ui/checkbox.tsx';
import { CONTROL } from '../../../ui/field-style.ts';
import { TrackingFields } from '../../orders/parcels/tracking-fields.tsx';
import { findSelected, sendMoves } from './board-calls.ts';

/** As many lines as one call takes. */
const BATCH = 100;
/** What staff can set from any status. */
const POSSIBLE = ORDER_STATUSES.filter((to) =>
  ORDER_STATUSES.some((from) => selectableStatuses('Admin', from).includes(to)),
);

/** Moves the selected lines to one status, with a tracking number from the pickup on. */
export function MoveLines({ count, running, start }: BulkControls<BoardLine>) {
  const [status, setStatus] = useState<OrderStatus | null>(null);
  const [carrier, setCarrier] = useState<Carrier>(CARRIER_KEYS[0]);
  const [number, setNumber] = useState('');
  const [isConfirmed, setConfirmed] = useState(false);
  const hasTracking = status !== null && isTracked(status);

  function move() {
    if (status === null) return;
    const tracking =
      hasTracking && number.trim() !== '' ? { tracking: { carrier, number: number.trim() } } : {};
    start({
      id: 'move',
      label: `Set to ${statusLabel(status)}`,
      run: async (selection, progress) => {
        const rows = await findSelected(selection);
        return runInBatches(
          {
            ...{ rows, size: BATCH },
            send: (batch) =>
              sendMoves({
                lines: batch.map(({ id, seen }) => ({ id, seen })),
                ...{ status, confirm: isConfirmed },
                ...tracking,
              }),
          },
          progress,
        );
      },
    });
  }

  return (
    <>
      <label className="flex items-center gap-2">
        <span className="text-muted">Set to</span>
        <select
          className={`${CONTROL} min-h-9 w-auto text-14`}
          onChange={({ target }) => setStatus(isOrderStatus(target.value) ? target.value : null)}
          value={status ?? ''}
        >
          <option value="">Choose a status</option>
          {POSSIBLE.map((one) => (
            <option key={one} value={one}>
              {statusLabel(one)}
            </option>
          ))}
        </select>
      </label>
      {hasTracking && (
        <TrackingFields
          carrier={carrier}
          number={number}
          numberLabel="Tracking number, if there is one"
          onCarrier={setCarrier}
          onNumber={setNumber}
        />
      )}
      <Checkbox className="text-14" isSelected={isConfirmed} onChange={setConfirmed}>
        Also where it is an unusual step
      </Checkbox>
      <Button
        isDisabled={status === null}
        isPending={running === 'move'}
        onPress={move}
        size="small"
      >
        Move {formatCount(count)}
      </Button>
    </>
  );
}
