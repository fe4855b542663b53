import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { ShowroomPricesDeps } from './deps.ts';
import { listBatches } from './store/batches.ts';
import { listChanges as readChanges } from './store/changes.ts';
import { getOwnShowroom, type Scope } from './store/rules.ts';

interface Asked extends Scope {
  readonly proId: ProUserId;
  readonly ofRule: boolean;
  readonly after: number | null;
  readonly limit: number;
}

/** Who changed which rate, when, from and to; latest first. */
export async function listChanges({ pool }: ShowroomPricesDeps, asked: Asked) {
  const { proId, limit, ...of } = asked;
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const found = await readChanges(pool, { ...of, showroomId: shop.id, max: limit + 1 });
  const rows = found.slice(0, limit).map((row) => ({
    id: row.id,
    category_id: row.categoryId,
    brand_id: row.brandId,
    product_id: row.productId,
    label: row.label,
    from_ppm: row.fromPpm,
    to_ppm: row.toPpm,
    by: row.by,
    at: row.at.toISOString(),
    batch_id: row.batchId,
  }));
  return ok({ rows, next: found.length > limit ? (rows.at(-1)?.id ?? null) : null });
}

const SHOWN_BATCHES = 20;

export async function listOwnBatches({ pool }: ShowroomPricesDeps, proId: ProUserId) {
  const shop = await getOwnShowroom(pool, { proId });
  if (shop === null) return refuse('showroom_not_found');
  const batches = await listBatches(pool, { showroomId: shop.id, max: SHOWN_BATCHES });
  return ok(
    batches.map(({ at, undoneAt, ...rest }) => ({
      ...rest,
      at: at.toISOString(),
      undone_at: undoneAt?.toISOString() ?? null,
    })),
  );
}
