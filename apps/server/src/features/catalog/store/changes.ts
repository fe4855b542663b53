// What has changed in the catalog since a given point. Sequence numbers are not committed in order, so
// the point is a transaction, the oldest one open at the last read: its changes and later ones are read
// again next time, unless they were already seen.
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { ChangeMark } from '../index/data.ts';

export interface ChangeReader {
  /** Ids of products that changed since the last read; 'all' if everything has to be reloaded. */
  read(): Promise<ReadonlySet<number> | 'all'>;
}

/** Stands for all products: see db/migrations/000006_catalog_following.sql. */
const EVERY_PRODUCT = 0;

const UNSETTLED = `coalesce((select json_agg(seq) from catalog_changes
  where xid >= pg_snapshot_xmin(pg_current_snapshot())), '[]')`;

/** The mark of the snapshot that `db` reads in. */
export async function readMark(db: Queryable): Promise<ChangeMark> {
  const { rows } = await db.query(
    `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${UNSETTLED} as seen`,
  );
  return rows[0];
}

interface ChangeRow {
  readonly seq: number;
  readonly product_id: number;
}

export function createChangeReader(db: Queryable, from: ChangeMark): ChangeReader {
  let mark = from;
  return {
    async read() {
      const { rows } = await db.query(
        `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon, ${UNSETTLED} as seen,
           pg_snapshot_xmax(pg_current_snapshot()) < $1::xid8 as gone_back,
           coalesce((select json_agg(json_build_object('seq', seq, 'product_id', product_id))
                     from catalog_changes where xid >= $1::xid8), '[]') as changes`,
        [mark.horizon],
      );
      const [row] = rows;
      const seen = new Set(mark.seen);
      const fresh = (row.changes as readonly ChangeRow[]).filter(({ seq }) => !seen.has(seq));
      const changed = new Set(fresh.map((change) => change.product_id));
      mark = { horizon: row.horizon, seen: row.seen };
      // A restored backup starts counting its transactions again.
      return row.gone_back || changed.has(EVERY_PRODUCT) ? 'all' : changed;
    },
  };
}

/** A process that was disconnected for longer than this reloads everything. */
export const CHANGES_KEPT_MS = 24 * 3_600_000;

/** Drops changes that no process needs any longer: twice the age that any may request. */
export async function dropOldChanges(db: Queryable): Promise<void> {
  await db.query(
    `delete from catalog_changes where changed_at < now() - make_interval(secs => $1)`,
    [(2 * CHANGES_KEPT_MS) / 1000],
  );
}
