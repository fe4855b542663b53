import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { useSession } from '../../../platform/session.tsx';
import { withToast } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { CONTROL } from '../../../ui/field-style.ts';
import { Notice } from '../../../ui/notice.tsx';
import { endFeed, fetchFeed, renewFeed } from './calendar-calls.ts';

/** The secret address for calendar programs. It is shown once: the server keeps only its hash. */
export function CalendarFeed() {
  const queryClient = useQueryClient();
  const isPro = useSession().user?.type === 'Contractor';
  const [address, setAddress] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const { data: feed } = useQuery({
    queryKey: ['pro-calendar', 'feed'],
    queryFn: fetchFeed,
    enabled: isPro,
  });

  async function renew() {
    setPending(true);
    const reply = await withToast(renewFeed());
    if (reply !== null) setAddress(reply.data.address);
    await queryClient.invalidateQueries({ queryKey: ['pro-calendar', 'feed'] });
    setPending(false);
  }

  async function end() {
    setPending(true);
    if ((await withToast(endFeed())) !== null) setAddress(null);
    await queryClient.invalidateQueries({ queryKey: ['pro-calendar', 'feed'] });
    setPending(false);
  }

  if (feed === undefined) return null;
  return (
    <section className="mt-8 max-w-[672px] border-line border-t pt-6">
      <h2 className="mb-1 text-18">In your own calendar</h2>
      <p className="mb-3 text-muted">
        Subscribe to a secret address in your calendar program, and deliveries appear there. It
        carries clients, orders and days, but no prices.
        {feed !== null && ` The current address is from ${formatDate(feed.created_at)}.`}
      </p>
      {address !== null && (
        <Notice className="mb-3" kind="success" title="Copy the address now: it is shown once">
          <input
            aria-label="Address of your calendar"
            className={`${CONTROL} text-14`}
            onFocus={(event) => event.target.select()}
            readOnly
            value={address}
          />
        </Notice>
      )}
      <div className="flex flex-wrap gap-2">
        <Button isPending={isPending} kind="secondary" onPress={() => void renew()} size="small">
          {feed === null ? 'Make an address' : 'Renew the address'}
        </Button>
        {feed !== null && (
          <Button isPending={isPending} kind="quiet" onPress={() => void end()} size="small">
            Turn it off
          </Button>
        )}
      </div>
    </section>
  );
}
