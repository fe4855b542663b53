import type { BestProduct } from '@wevisu/contract/reports.ts';
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import { productPath } from '@wevisu/site/paths.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import { type Period, periodBefore } from './period.ts';
import { listBestProducts, listSoldOf } from './store/figures.ts';

const BEST = 10;

interface BestOf extends Period {
  readonly showroomId: ShowroomId;
  readonly vsdId: string;
}

/** The products that earned most, each with what it sold in the period before. */
export async function listBest(
  pool: Pool,
  { showroomId, vsdId, from, to }: BestOf,
): Promise<BestProduct[]> {
  const best = await listBestProducts(pool, { showroomId, from, to, max: BEST });
  const hashes = best.map(({ hash }) => hash);
  const sold = await listSoldOf(pool, { showroomId, ...periodBefore({ from, to }), hashes });
  const before = new Map(sold.map((row) => [row.hash, row]));
  return best.map(({ hash, name, isSold, ...row }) => ({
    hash,
    name,
    path: isSold ? productPath(hash, vsdId) : null,
    ...toSold(row),
    before: toSold(before.get(hash)),
  }));
}

function toSold(row?: { units: number; salesCents: number; markupCents: number }) {
  return {
    units: row?.units ?? 0,
    sales: row?.salesCents ?? 0,
    markup: row?.markupCents ?? 0,
  };
}
