// What has changed in the catalog since a given point. Sequence numbers are not committed in order, so
// the point is a transaction, the oldest one open at the last read: its changes and later ones are read
// again next time, unless they were already seen.
import type { ProductId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import { bool, json, text } from '../../../platform/database/columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { ChangeMark } from '../index/data.ts';

export interface ChangeReader {
  /** Ids of products that changed since the last read; 'all' if everything has to be reloaded. */
  read(): Promise<ReadonlySet<ProductId> | 'all'>;
}

/** Stands for all products: see db/migrations/000006_catalog_following.sql. */
const EVERY_PRODUCT = 0 as ProductId;

const MARK = { horizon: text, seen: json<readonly number[]>() };
const mark = sql`pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
  coalesce((select json_agg(seq) from catalog_changes
            where xid >= pg_snapshot_xmin(pg_current_snapshot())), '[]') as seen`;

const currentMark = sqlStatement({
  gives: MARK,
  sql: () => sql`select ${mark}`,
  rare: true,
}).require;

/** The mark of the snapshot that `db` reads in. */
export function readMark(db: Queryable): Promise<ChangeMark> {
  return currentMark(db);
}

interface Change {
  readonly seq: number;
  readonly productId: ProductId;
}

/** A transaction's number is 64 bits, more than a number holds: it goes in and out as text. */
const changesFrom = sqlStatement({
  takes: { horizon: text },
  gives: { ...MARK, goneBack: bool, changes: json<readonly Change[]>() },
  sql: (p) => sql`select ${mark},
    pg_snapshot_xmax(pg_current_snapshot()) < ${p.horizon}::text::xid8 as "goneBack",
    coalesce((select json_agg(json_build_object('seq', seq, 'productId', product_id))
              from catalog_changes where xid >= ${p.horizon}::text::xid8), '[]') as changes`,
}).require;

export function createChangeReader(db: Queryable, from: ChangeMark): ChangeReader {
  let last = from;
  return {
    async read() {
      const { goneBack, changes, ...next } = await changesFrom(db, { horizon: last.horizon });
      const seen = new Set(last.seen);
      const fresh = changes.filter(({ seq }) => !seen.has(seq));
      const changed = new Set(fresh.map(({ productId }) => productId));
      last = next;
      // A restored backup starts counting its transactions again.
      return goneBack || changed.has(EVERY_PRODUCT) ? 'all' : changed;
    },
  };
}

/** A process that was disconnected for longer than this reloads everything. */
export const CHANGES_KEPT_MS = 24 * 3_600_000;

const dropOlder = statement(
  (p: Params<{ seconds: number }>) =>
    tables
      .deleteFrom('catalog_changes')
      .where('changed_at', '<', sql<Date>`now() - make_interval(secs => ${p.seconds})`),
  {},
  { rare: true },
).run;

/** Drops changes that no process needs any longer: twice the age that any may request. */
export async function dropOldChanges(db: Queryable): Promise<void> {
  await dropOlder(db, { seconds: (2 * CHANGES_KEPT_MS) / 1000 });
}
