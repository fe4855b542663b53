import type pg from 'pg';
import { inspiredDesigns } from './inspired-designs.ts';
import { shippingRates, taxRates } from './money-tables.ts';
import { siteSettings } from './site-settings.ts';
import { requireEntry } from './table.ts';
import { testimonials } from './testimonials.ts';

/** Settings, the home page, tax and delivery tables. A row that is there already is staff's own and stays. */
export async function loadSite(
  client: pg.PoolClient,
  vendorIds: ReadonlyMap<string, number>,
): Promise<void> {
  for (const [key, value] of Object.entries(siteSettings)) {
    await client.query(
      'insert into settings (key, value) values ($1, $2) on conflict (key) do nothing',
      [key, JSON.stringify(value)],
    );
  }
  for (const { tab, rooms } of inspiredDesigns) {
    await client.query(
      'insert into home_tabs (tab, rooms) values ($1, $2) on conflict (tab) do nothing',
      [tab, rooms],
    );
  }
  await client.query(
    `insert into testimonials (quote, name, about, position)
     select sample ->> 'quote', sample ->> 'name', sample ->> 'about', place
     from jsonb_array_elements($1::jsonb) with ordinality as listed (sample, place)
     where not exists (select 1 from testimonials)`,
    [JSON.stringify(testimonials)],
  );
  for (const { state, ratePpm, shippingTaxable } of taxRates) {
    await client.query(
      `insert into tax_rates (state, rate_ppm, shipping_taxable) values ($1, $2, $3)
       on conflict (state) do nothing`,
      [state, ratePpm, shippingTaxable],
    );
  }
  const vendorOf = (key: string | null) => (key === null ? null : requireEntry(vendorIds, key));
  await client.query(
    `insert into shipping_rates (vendor_id, zone, up_to_g, base_cents, per_lb_cents)
     select * from unnest($1::bigint[], $2::int[], $3::int[], $4::bigint[], $5::bigint[])
     on conflict do nothing`,
    [
      shippingRates.map((rate) => vendorOf(rate.vendorKey)),
      shippingRates.map((rate) => rate.zone),
      shippingRates.map((rate) => rate.upToG),
      shippingRates.map((rate) => rate.baseCents),
      shippingRates.map((rate) => rate.perLbCents),
    ],
  );
}
