import {
  setListingPrices,
  type VendorListing,
  withdrawPriceChange,
} from '@wevisu/contract/listings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fetchListing, type ListingForm } from './listing-calls.ts';
import { NumberField } from './number-field.tsx';
import { Panel } from './panel.tsx';
import type { ListingDraft } from './use-listing-draft.ts';

const STATES = {
  waiting: 'begins',
  needs_approval: 'waits for our staff, then begins',
  applied: 'began',
  declined: 'was declined',
  withdrawn: 'was taken back',
} as const;

/** Prices are never autosaved: they begin with the button, today or on a day. */
export function PricesPanel(props: {
  readonly listing: VendorListing;
  readonly draft: ListingDraft;
  readonly form: ListingForm;
}) {
  const { listing, draft, form } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, number>>>({});
  const [day, setDay] = useState('');
  const [dayProblem, setDayProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const current = new Map(listing.prices.map((one) => [`v${one.variant_id}`, one.wholesale_cents]));
  const set = new Map(
    listing.draft?.content.variants.map(({ key, wholesale_cents: cents }) => [key, cents]),
  );
  const skus = new Map(draft.content.variants.map((one) => [`v${one.id}`, one.vendor_sku]));
  const prices = Object.entries(typed).map(([key, wholesale_cents]) => ({ key, wholesale_cents }));

  async function save() {
    setPending(true);
    setDayProblem(undefined);
    try {
      // A variant that was just added has to be there first.
      if (!(await draft.flush())) return;
      const { data } = await call(
        setListingPrices,
        { params: { ref: listing.ref }, body: { prices, starts_on: day === '' ? null : day } },
        { isQuiet: true },
      );
      draft.take(data);
      setTyped({});
      setDay('');
      showToast('success', 'The prices are saved.');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      const texts = joinFieldTexts(error.fields);
      if (texts.starts_on === undefined) showToast('error', error.text);
      else setDayProblem(texts.starts_on);
    } finally {
      setPending(false);
    }
  }

  async function takeBack(id: number) {
    try {
      const { message } = await call(withdrawPriceChange, { params: { id } });
      showToast('success', message);
      draft.take(await fetchListing(listing.ref));
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
    }
  }

  return (
    <Panel title="Wholesale prices">
      <p className="text-muted">
        Placed orders keep their prices.{' '}
        {listing.carts > 0 &&
          `${listing.carts} open ${listing.carts === 1 ? 'cart has' : 'carts have'} this product: a new price asks each to confirm. `}
        A change of more than {form.price_limit_percent} percent is reviewed by our staff first.
        Smaller ones, and stock, need no approval.
      </p>
      <div className="mt-3 flex flex-col gap-3">
        {draft.content.variants.map(({ key, vendor_sku: sku }, place) => (
          <NumberField
            key={key}
            label={`${sku || `Variant ${place + 1}`}, dollars`}
            onChange={(cents) =>
              setTyped((before) => {
                const { [key]: _, ...rest } = before;
                return cents === null || cents === 0 ? rest : { ...rest, [key]: cents };
              })
            }
            scale={100}
            value={typed[key] ?? current.get(key) ?? set.get(key) ?? null}
          />
        ))}
        {listing.live !== null && (
          <TextField
            error={dayProblem}
            hint="Empty: from now on."
            label="From (optional)"
            onChange={setDay}
            type="date"
            value={day}
          />
        )}
        <Button
          isDisabled={prices.length === 0}
          isPending={isPending}
          kind="secondary"
          onPress={() => void save()}
        >
          Save prices
        </Button>
      </div>
      {listing.price_changes.length > 0 && (
        <ul className="mt-4 flex flex-col gap-2">
          {listing.price_changes.slice(0, 8).map((one) => (
            <li className="figures" key={one.id}>
              {skus.get(`v${one.variant_id}`)}: {formatUsd(one.from_cents as Cents)} to{' '}
              {formatUsd(one.to_cents as Cents)} {STATES[one.state]} {formatDate(one.starts_at)}
              {one.reason !== '' && <span className="block text-muted">{one.reason}</span>}
              {(one.state === 'waiting' || one.state === 'needs_approval') && (
                <Button kind="quiet" onPress={() => void takeBack(one.id)} size="small">
                  Take back
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}
