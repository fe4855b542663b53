import { useQueryClient } from '@tanstack/react-query';
import type { OrderClock } from '@wevisu/contract/clocks.ts';
import { addDays, day, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { CLOCK_WORDS, MAX_EXTENSION_DAYS } from '@wevisu/domain/policy/extended-clocks.ts';
import { useState } from 'react';
import { AuditedActDialog } from '../../../back-office/audited-act-dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { sendExtension } from './clock-calls.ts';

/** What is offered at first: a week more than there is left. */
const FIRST_DAYS = 7;

/** Staff move a deadline of a line to a later day, with a reason. */
export function ExtendDialog({
  clock,
  onClose,
}: {
  readonly clock: OrderClock;
  readonly onClose: () => void;
}) {
  const client = useQueryClient();
  const today = dayOf(new Date());
  const present = day(clock.until);
  const [until, setUntil] = useState<string>(
    addDays(present > today ? present : today, FIRST_DAYS),
  );
  return (
    <AuditedActDialog
      act="Move the deadline"
      onClose={onClose}
      onSend={async (reason) => {
        await sendExtension(clock.order_item_id, { clock: clock.clock, until, reason });
        await client.invalidateQueries({ queryKey: ['orders'] });
      }}
      title={CLOCK_WORDS[clock.clock]}
    >
      <p className="mb-4 text-muted">
        {clock.product_name}: {formatDay(present)} now. Whoever it concerns is told of the new day.
      </p>
      <div className="mb-4">
        <TextField
          hint={`A later day, at most ${MAX_EXTENSION_DAYS} days ahead.`}
          label="New last day"
          onChange={setUntil}
          type="date"
          value={until}
        />
      </div>
    </AuditedActDialog>
  );
}
