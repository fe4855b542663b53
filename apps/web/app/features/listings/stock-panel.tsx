import { setOpeningStock, type VendorListing } from '@wevisu/contract/listings.ts';
import type { VariantId } from '@wevisu/domain/ids.ts';
import { stockPath } from '@wevisu/site/vendor-paths.ts';
import { useState } from 'react';
import { call } from '../../platform/api.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { NumberField } from './number-field.tsx';
import { Panel } from './panel.tsx';
import type { ListingDraft } from './use-listing-draft.ts';

interface Typed {
  readonly units: number | null;
  readonly seen: number | null;
}

/** Stock is no part of a draft: live variants have theirs on their own pages, new ones begin with what is typed here. */
export function StockPanel(props: {
  readonly listing: VendorListing;
  readonly draft: ListingDraft;
}) {
  const { listing, draft } = props;
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const [isPending, setPending] = useState(false);
  const [isMet, setMet] = useState(false);
  const opening = listing.draft?.opening_stock ?? {};
  const { variants } = draft.content;
  const live = variants.flatMap(({ id, vendor_sku: sku }) => (id === null ? [] : [{ id, sku }]));
  const fresh = variants.flatMap(({ id, vendor_sku: sku }) =>
    id === null && sku.trim() !== '' ? [sku] : [],
  );
  const met = isMet
    ? Object.entries(typed).filter(([sku, { seen }]) => seen !== (opening[sku] ?? null))
    : [];

  async function save(given: typeof typed) {
    setPending(true);
    try {
      // A variant that was just added has to be there first.
      if (!(await draft.flush())) return;
      const stock = Object.entries(given).map(([sku, one]) => ({ sku, ...one }));
      const { data, message } = await call(
        setOpeningStock,
        { params: { ref: listing.ref }, body: { stock } },
        { isQuiet: true },
      );
      draft.take(data);
      setTyped({});
      setMet(false);
      showToast('success', message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      if (error.code !== 'changed_meanwhile') {
        showToast('error', error.text);
        return;
      }
      draft.meet(error.now);
      setMet(true);
    } finally {
      setPending(false);
    }
  }

  /** Theirs were seen now, and mine take their place. */
  const saveMine = () =>
    save(
      Object.fromEntries(
        Object.entries(typed).map(([sku, { units }]) => [
          sku,
          { units, seen: opening[sku] ?? null },
        ]),
      ),
    );

  return (
    <Panel title="Stock">
      {live.length > 0 && (
        <ul className="flex flex-col gap-1">
          {live.map(({ id, sku }) => (
            <li key={id}>
              <PlainLink className="underline" to={stockPath(id as VariantId)}>
                Stock of {sku}
              </PlainLink>
            </li>
          ))}
        </ul>
      )}
      {variants.length === 0 && <p className="text-muted">Add a variant with a SKU first.</p>}
      {met.length > 0 && (
        <Notice
          action={
            <>
              <Button isPending={isPending} onPress={() => void saveMine()} size="small">
                Save my numbers
              </Button>
              <Button
                kind="secondary"
                onPress={() => {
                  setTyped({});
                  setMet(false);
                }}
                size="small"
              >
                Keep theirs
              </Button>
            </>
          }
          isUrgent
          kind="warning"
          title="Someone else changed the stock meanwhile"
        >
          {met.map(([sku, { units, seen }]) => (
            <p className="figures" key={sku}>
              {sku}: before {seen ?? 'none'}, theirs {opening[sku] ?? 'none'}, mine{' '}
              {units ?? 'none'}
            </p>
          ))}
        </Notice>
      )}
      {fresh.length > 0 && (
        <div className="mt-3 flex flex-col gap-3">
          <p className="text-muted">What is on hand of new variants once they are live.</p>
          {fresh.map((sku) => (
            <NumberField
              key={sku}
              label={`${sku}, units on hand`}
              onChange={(units) =>
                setTyped((before) => ({
                  ...before,
                  [sku]: { units, seen: before[sku]?.seen ?? opening[sku] ?? null },
                }))
              }
              value={sku in typed ? (typed[sku]?.units ?? null) : (opening[sku] ?? null)}
            />
          ))}
          <Button
            isDisabled={Object.keys(typed).length === 0}
            isPending={isPending}
            kind="secondary"
            onPress={() => void save(typed)}
          >
            Save opening stock
          </Button>
        </div>
      )}
    </Panel>
  );
}
