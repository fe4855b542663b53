// The calls of a vendor's products, tried by another vendor.
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as listingFiles from '@wevisu/contract/listing-files.ts';
import * as listings from '@wevisu/contract/listings.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  /** Another vendor. */
  readonly stranger: string;
  readonly listing: KeptListing;
}

interface KeptListing {
  readonly ref: string;
  readonly priceChangeId: number;
  /** Key of a picture. */
  readonly file: string;
}

/** A vendor's product with a price that waits for its day. */
export async function keepListing(app: TestApp, variantId: number): Promise<KeptListing> {
  const { rows } = await app.pool.query(
    `with of as (select id, product_id, vendor_id, wholesale_cents from variants where id = $1)
     insert into price_changes (variant_id, vendor_id, from_cents, to_cents, starts_at, state, created_at)
     select id, vendor_id, wholesale_cents, 1, '2099-01-01', 'waiting', now() from of
     returning id, (select product_id from of) as product`,
    [variantId],
  );
  const file = 'ab'.repeat(16);
  await app.pool.query(
    `insert into listing_files (key, vendor_id, kind, bytes, created_at)
     select $1, vendor_id, 'photo', 1, now() from products where id = $2`,
    [file, rows[0].product],
  );
  return { ref: String(rows[0].product), priceChangeId: rows[0].id, file };
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function listingTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (listing: KeptListing) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => {
      const { app, stranger, listing } = world();
      return app.call(definition, argsOf(listing), { token: stranger });
    };
    return [definition.name, send as Try[1], 404];
  }
  const content = {
    ...{ name: '', description: '', brand_name: '', category_id: null, unit: 'Box' as const },
    ...{ minimum_unit: 1, color_family: null, material: null, style: null, specification: [] },
    ...{ picture: null, lead_time_min_days: 1, lead_time_max_days: 1, freight_class: null },
    photos: [],
    documents: [],
    model: null,
    variants: [],
  };
  return [
    attempt(listings.getVendorListing, ({ ref }) => ({ params: { ref } })),
    attempt(listings.saveListingDraft, ({ ref }) => ({
      params: { ref },
      body: { content, version: null, live_version: 1 },
    })),
    attempt(listings.discardListingDraft, ({ ref }) => ({
      params: { ref },
      query: { version: 1 },
    })),
    attempt(listings.submitListing, ({ ref }) => ({ params: { ref }, body: { version: 1 } })),
    attempt(listings.recallListing, ({ ref }) => ({ params: { ref } })),
    attempt(listings.setListingPrices, ({ ref }) => ({
      params: { ref },
      body: {
        prices: [
          { key: 'v1', wholesale_cents: 1, seen: { wholesale_cents: 1, open_change: null } },
        ],
        starts_on: null,
      },
    })),
    attempt(listings.setOpeningStock, ({ ref }) => ({
      params: { ref },
      body: { stock: [{ sku: 'A', units: 1, seen: null }] },
    })),
    attempt(listingFiles.getListingFile, ({ file }) => ({ params: { file } })),
    attempt(listings.withdrawPriceChange, ({ priceChangeId: id }) => ({ params: { id } })),
  ];
}
