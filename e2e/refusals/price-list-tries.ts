// A vendor who reaches for a price list of another vendor.
import type { CallDefinition } from '@wevisu/contract/call.ts';
import * as priceLists from '@wevisu/contract/price-lists.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface Given {
  readonly app: TestApp;
  /** Of the other vendor. */
  readonly stranger: string;
  readonly priceListId: number;
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
  return bodies.map(([call, body]) => [
    call.name,
    () => {
      const { app, stranger, priceListId } = given();
      const query = call === priceLists.listPriceListRows ? '?kind=failed' : '';
      const url = `${call.path.replace(':id', `${priceListId}`)}${query}`;
      return app.raw(call.method, url, body, stranger);
    },
    404,
  ]);
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
