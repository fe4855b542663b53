import type pg from 'pg';
import type { LoadedCatalog } from './load-catalog.ts';
import { readLogo, type TradeIds } from './load-trade.ts';
import { type DemoShowroom, sampleShowroom, showrooms } from './people/showrooms.ts';
import { requireEntry } from './table.ts';

const COUPON_YEARS = 5;

interface ShowroomOptions {
  readonly userIds: ReadonlyMap<string, number>;
  readonly trade: TradeIds;
  readonly catalog: LoadedCatalog;
  readonly epoch: Date;
}

/** The pros' showrooms with their markups and a coupon each, and the sample showroom. */
export async function loadShowrooms(
  client: pg.PoolClient,
  options: ShowroomOptions,
): Promise<void> {
  const expires = new Date(options.epoch);
  expires.setUTCFullYear(expires.getUTCFullYear() + COUPON_YEARS);
  for (const showroom of showrooms) {
    const id = await insertShowroom(client, showroom, options);
    for (const [slug, ppm] of Object.entries(showroom.categoryMarkups)) {
      await client.query(
        'insert into showroom_markups (showroom_id, category_id, markup_ppm) values ($1, $2, $3)',
        [id, requireEntry(options.trade.categoryIds, slug), ppm],
      );
    }
    for (const { childSlug, count, ppm } of showroom.productMarkups) {
      for (const productId of (options.catalog.firstIds.get(childSlug) ?? []).slice(0, count)) {
        await client.query(
          'insert into showroom_markups (showroom_id, product_id, markup_ppm) values ($1, $2, $3)',
          [id, productId, ppm],
        );
      }
    }
    await client.query(
      'insert into coupons (showroom_id, code, rate_ppm, expires_at) values ($1, $2, $3, $4)',
      [id, showroom.coupon.code, showroom.coupon.ratePpm, expires],
    );
  }
  const { email, vsdId, companyName, tagline } = sampleShowroom;
  await client.query(
    `insert into showrooms (user_id, vsd_id, company_name, tagline, status, created_at)
     values ($1, $2, $3, $4, 'sample', $5)`,
    [requireEntry(options.userIds, email), vsdId, companyName, tagline, options.epoch],
  );
}

async function insertShowroom(
  client: pg.PoolClient,
  showroom: DemoShowroom,
  { userIds, epoch }: ShowroomOptions,
): Promise<number> {
  const { rows } = await client.query<{ id: string | number }>(
    `insert into showrooms (user_id, vsd_id, company_name, tagline, theme_color, logo_svg,
       basic_addon_status, custom_addon_status, plan, plan_paid_amount, markup_ppm, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12) returning id`,
    [
      requireEntry(userIds, showroom.email),
      showroom.vsdId,
      showroom.companyName,
      showroom.tagline,
      showroom.themeColor,
      readLogo(showroom.logoSlug),
      showroom.basicAddon,
      showroom.customAddon,
      showroom.plan,
      showroom.paidAmount,
      showroom.markupPpm,
      epoch,
    ],
  );
  return Number(rows[0]?.id);
}
