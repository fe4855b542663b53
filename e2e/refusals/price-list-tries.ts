// A vendor who reaches for a price list, or for pictures sent in, of another vendor.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as listingPictures from '@wevisu/contract/listing-pictures.ts';
import * as priceLists from '@wevisu/contract/price-lists.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface Given {
  readonly app: TestApp;
  /** Of the other vendor. */
  readonly stranger: string;
  readonly priceListId: number;
  readonly pictureBatchId: number;
}

const CHECK = { version: 1, sheet: 0, header_row: 1, columns: [] };

export function priceListTries(given: () => Given): readonly Try[] {
  const bodies: readonly (readonly [CallDefinition, object?])[] = [
    [priceLists.getPriceList],
    [priceLists.getFailedRows],
    [priceLists.listPriceListRows],
    [priceLists.checkPriceList, CHECK],
    [priceLists.applyPriceList, { version: 1 }],
    [priceLists.undoPriceList, { version: 1 }],
    [priceLists.cancelPriceList, { version: 1 }],
    [priceLists.listNamedCategories],
    [priceLists.chooseCategory, { name: 'Tile', category_id: 1 }],
  ];
  const lists = bodies.map(
    ([call, body]): Try => [
      call.name,
      () => {
        const { app, stranger, priceListId } = given();
        const query = call === priceLists.listPriceListRows ? '?kind=failed' : '';
        const url = `${call.path.replace(':id', `${priceListId}`)}${query}`;
        return app.raw(call.method, url, body, stranger);
      },
      404,
    ],
  );
  const { getFailedPictures: failed } = listingPictures;
  const ofPictures: Try = [
    failed.name,
    () => {
      const { app, stranger, pictureBatchId } = given();
      return app.raw(
        failed.method,
        failed.path.replace(':id', `${pictureBatchId}`),
        undefined,
        stranger,
      );
    },
    404,
  ];
  return [...lists, ofPictures];
}

/** One that is done. */
export async function keepPictureBatch(app: TestApp, vendorId: number): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into picture_batches (vendor_id, created_by, kind, file_name, total, failed, created_at, finished_at)
     select id, user_id, 'zip', 'tiles.zip', 1, 1, now(), now() from vendors where id = $1 returning id`,
    [vendorId],
  );
  return rows[0]?.id ?? 0;
}

/** A list that waits for its columns. */
export async function keepPriceList(app: TestApp, vendorId: number): Promise<number> {
  const { rows } = await app.pool.query<{ id: number }>(
    `insert into price_lists (vendor_id, file_key, file_name, bytes, state, created_at, updated_at)
     values ($1, 'price-lists/none', 'list.csv', 1, 'mapping', now(), now()) returning id`,
    [vendorId],
  );
  return rows[0]?.id ?? 0;
}
