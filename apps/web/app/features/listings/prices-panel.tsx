import {
  setListingPrices,
  type VendorListing,
  withdrawPriceChange,
} from '@wevisu/contract/listings.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { vendorHistoryPath } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { Link } from 'react-router';
import { call } from '../../platform/api.ts';
import { ApiFailure, joinFieldTexts } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { WHO_SEES_WHOLESALE } from '../vendors/who-sees-wholesale.ts';
import { fetchListing, type ListingForm } from './listing-calls.ts';
import { NumberField } from './number-field.tsx';
import { Panel } from './panel.tsx';
import { isSeen, seenPrice, seenPriceText, type TypedPrice } from './price-seen.ts';
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
  const [typed, setTyped] = useState<Readonly<Record<string, TypedPrice>>>({});
  const [isMet, setMet] = useState(false);
  const [day, setDay] = useState('');
  const [dayProblem, setDayProblem] = useState<string>();
  const [isPending, setPending] = useState(false);
  const current = new Map(listing.prices.map((one) => [`v${one.variant_id}`, one.wholesale_cents]));
  const set = new Map(
    listing.draft?.content.variants.map(({ key, wholesale_cents: cents }) => [key, cents]),
  );
  const skus = new Map(draft.content.variants.map((one) => [`v${one.id}`, one.vendor_sku]));
  const met = isMet
    ? Object.entries(typed).filter(([key, { seen }]) => !isSeen(seen, seenPrice(listing, key)))
    : [];
  const nameOf = (key: string) =>
    draft.content.variants.find((one) => one.key === key)?.vendor_sku || 'New variant';

  async function save(given: typeof typed) {
    setPending(true);
    setDayProblem(undefined);
    try {
      // A variant that was just added has to be there first.
      if (!(await draft.flush())) return;
      const prices = Object.entries(given).map(([key, { cents, seen }]) => {
        return { key, wholesale_cents: cents, seen };
      });
      const { data } = await call(
        setListingPrices,
        { params: { ref: listing.ref }, body: { prices, starts_on: day === '' ? null : day } },
        { isQuiet: true },
      );
      draft.take(data);
      setTyped({});
      setMet(false);
      setDay('');
      showToast('success', 'The prices are saved.');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code === 'changed_meanwhile') {
        draft.meet(error.now);
        setMet(true);
        return;
      }
      const texts = joinFieldTexts(error.fields);
      if (texts.starts_on === undefined) showToast('error', error.text);
      else setDayProblem(texts.starts_on);
    } finally {
      setPending(false);
    }
  }

  /** Their prices were seen now, and mine take their place. */
  async function saveMine() {
    const seen = Object.entries(typed).map(([key, one]): [string, TypedPrice] => [
      key,
      { ...one, seen: seenPrice(listing, key), text: seenPriceText(listing, key) },
    ]);
    setTyped(Object.fromEntries(seen));
    await save(Object.fromEntries(seen));
  }

  function takeTheirs() {
    const keys = new Set(met.map(([key]) => key));
    setTyped(Object.fromEntries(Object.entries(typed).filter(([key]) => !keys.has(key))));
    setMet(false);
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
      <p className="mb-2 text-muted">{WHO_SEES_WHOLESALE}</p>
      <p className="text-muted">
        Placed orders keep their prices.{' '}
        {listing.carts > 0 &&
          `${listing.carts} open ${listing.carts === 1 ? 'cart has' : 'carts have'} this product: a new price asks each to confirm. `}
        A change of more than {form.price_limit_percent} percent is reviewed by our staff first.
        Smaller ones, and stock, need no approval.
      </p>
      {met.length > 0 && (
        <Notice
          action={
            <>
              <Button isPending={isPending} onPress={() => void saveMine()} size="small">
                Save my prices
              </Button>
              <Button kind="secondary" onPress={takeTheirs} size="small">
                Keep theirs
              </Button>
            </>
          }
          className="mt-3"
          isUrgent
          kind="warning"
          title="Someone else changed a price meanwhile"
        >
          <dl className="figures grid gap-2">
            {met.map(([key, { cents, text }]) => (
              <div key={key}>
                <dt className="font-[550]">{nameOf(key)}</dt>
                <dd>Before: {text}</dd>
                <dd>Theirs: {seenPriceText(listing, key)}</dd>
                <dd>Mine: {formatUsd(cents as Cents)}</dd>
              </div>
            ))}
          </dl>
        </Notice>
      )}
      <div className="mt-3 flex flex-col gap-3">
        {draft.content.variants.map(({ key, vendor_sku: sku }, place) => (
          <NumberField
            key={key}
            label={`${sku || `Variant ${place + 1}`}, dollars`}
            onChange={(cents) =>
              setTyped((before) => {
                const { [key]: _, ...rest } = before;
                if (cents === null || cents === 0) return rest;
                const { seen, text } = before[key] ?? {
                  seen: seenPrice(listing, key),
                  text: seenPriceText(listing, key),
                };
                return { ...rest, [key]: { cents, seen, text } };
              })
            }
            scale={100}
            value={typed[key]?.cents ?? current.get(key) ?? set.get(key) ?? null}
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
          isDisabled={Object.keys(typed).length === 0}
          isPending={isPending}
          kind="secondary"
          onPress={() => void save(typed)}
        >
          Save prices
        </Button>
      </div>
      {listing.prices.length > 0 && (
        <p className="mt-4">
          History:{' '}
          {listing.prices.map(({ variant_id }, place) => (
            <span key={variant_id}>
              {place > 0 && ', '}
              <Link className="underline" to={vendorHistoryPath('variant', variant_id)}>
                {skus.get(`v${variant_id}`) || `variant ${variant_id}`}
              </Link>
            </span>
          ))}
        </p>
      )}
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
