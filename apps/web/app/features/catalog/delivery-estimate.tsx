import { useQuery } from '@tanstack/react-query';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { errors } from '@wevisu/domain/errors/errors.ts';
import { isZip } from '@wevisu/domain/people/us-states.ts';
import { STORAGE_KEYS } from '@wevisu/site/storage-keys.ts';
import { type FormEvent, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { writeStored } from '../../platform/storage.ts';
import { useStored } from '../../platform/use-stored.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';

/** Zip code in, delivery window out. The code is remembered for the next product. */
export function DeliveryEstimate({ hash }: { readonly hash: string }) {
  const stored = useStored(STORAGE_KEYS.deliveryZip);
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);
  const estimate = useQuery({
    queryKey: ['delivery', hash, stored],
    queryFn: async () => (await import('./product-calls.ts')).fetchEstimate(hash, stored ?? ''),
    enabled: stored !== null,
    retry: false,
    staleTime: 600_000,
  });
  const zip = typed ?? stored ?? '';

  function check(event: FormEvent) {
    event.preventDefault();
    const wanted = zip.trim();
    setWrong(!isZip(wanted));
    if (!isZip(wanted)) return;
    if (wanted === stored) void estimate.refetch();
    else writeStored(STORAGE_KEYS.deliveryZip, wanted);
  }

  const failed =
    estimate.error instanceof ApiFailure && estimate.error.text !== ''
      ? (estimate.error.fields.zip?.[0] ?? estimate.error.text)
      : 'No response. Check your connection and try again.';
  const isAsked = typed === null || typed.trim() === stored;
  const error = isWrong
    ? errors.zip_unknown.message
    : estimate.isError && isAsked
      ? failed
      : undefined;

  return (
    <section aria-label="Delivery" className="border-line border-t pt-5">
      <form className="flex items-start gap-2" noValidate onSubmit={check}>
        <TextField
          autoComplete="postal-code"
          className="w-44"
          error={error}
          inputMode="numeric"
          label="Deliver to zip code"
          maxLength={10}
          onChange={(text) => {
            setTyped(text);
            setWrong(false);
          }}
          placeholder="90012"
          value={zip}
        />
        <Button
          className="mt-[26px]"
          isPending={estimate.isFetching}
          kind="secondary"
          type="submit"
        >
          Check
        </Button>
      </form>
      <div aria-live="polite" className="mt-2 text-14">
        {estimate.data && isAsked && !error && (
          <>
            <p>
              Arrives between{' '}
              <strong className="figures font-[560]">{formatDay(day(estimate.data.from))}</strong>{' '}
              and <strong className="figures font-[560]">{formatDay(day(estimate.data.to))}</strong>
            </p>
            <p className="mt-0.5 text-muted">
              Estimate if you order today: {estimate.data.lead_time} at the vendor, then{' '}
              {spanOf(estimate.data.transit)} in transit.
            </p>
          </>
        )}
      </div>
    </section>
  );
}

function spanOf({ min, max }: { readonly min: number; readonly max: number }): string {
  if (max === 1) return '1 business day';
  return min === max ? `${max} business days` : `${min} to ${max} business days`;
}
