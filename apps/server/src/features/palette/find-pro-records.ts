import { type FoundRecord, MAX_RECORDS } from '@wevisu/contract/palette.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { productPath } from '@wevisu/site/paths.ts';
import { clientPath, proOrderPath } from '@wevisu/site/pro-paths.ts';
import { findProducts } from '../showroom-prices/find-products.ts';
import type { PaletteDeps } from './deps.ts';
import { toOrderNumber } from './order-number.ts';
import { findClientsOfPro, findOrderOfPro, findShowroomOfPro, listProducts } from './store/pro.ts';

interface Asked {
  readonly proId: ProUserId;
  readonly q: string;
}

/** Orders and clients of the pro's showroom, and products of the shop as they are in it. */
export async function findProRecords(deps: PaletteDeps, asked: Asked): Promise<FoundRecord[]> {
  const { pool } = deps;
  const { proId, q } = asked;
  const [order, clients, products] = await Promise.all([
    findOrderOfPro(pool, { proId, number: toOrderNumber(q) }),
    findClientsOfPro(pool, { proId, q: q.toLowerCase(), most: MAX_RECORDS }),
    productsOf(deps, asked),
  ]);
  const orders = order === null ? [] : [order];
  return [
    ...orders.map(({ number, client, placedAt }) => ({
      ...{ kind: 'Order' as const, to: proOrderPath(number), name: number },
      about: `${client}, ${formatDate(placedAt)}`,
    })),
    ...clients.map(({ id, name }) => ({
      ...{ kind: 'Client' as const, to: clientPath(id), name, about: '' },
    })),
    ...products,
  ].slice(0, MAX_RECORDS);
}

async function productsOf({ pool, catalog }: PaletteDeps, { proId, q }: Asked) {
  const showroom = await findShowroomOfPro(pool, { proId });
  if (showroom === null) return [];
  const filter = { categoryId: null, brandId: null, q };
  const { ids } = await findProducts(catalog, filter, { page: 1, perPage: MAX_RECORDS });
  const rows = await listProducts(pool, { ids });
  return rows.map(({ hash, name, brand }) => ({
    ...{ kind: 'Product' as const, to: productPath(hash, showroom.vsdId), name, about: brand },
  }));
}
