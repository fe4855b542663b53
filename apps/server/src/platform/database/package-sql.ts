// SQL that a package of ours writes by itself (pg-boss): no statement of ours describes it.
import { queryPrepared } from './prepared.ts';
import type { Queryable } from './queryable.ts';

export interface PackageSql {
  // biome-ignore lint/suspicious/noExplicitAny: the package knows its rows
  executeSql(text: string, values?: unknown[]): Promise<{ rows: any[] }>;
}

/** Planned at each call. */
export function runPackageSql(db: Queryable): PackageSql {
  return { executeSql: (text, values) => db.query(text, values) };
}

/** Planned once per connection: for texts of which the package writes only a few. */
export function runPreparedPackageSql(db: Queryable): PackageSql {
  return { executeSql: (text, values = []) => queryPrepared(db, text, values) };
}
