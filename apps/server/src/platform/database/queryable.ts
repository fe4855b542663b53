// What features see of the database outside their stores: a handle to pass on, no driver.
export type { Pool } from 'pg';

/** What a pool and a client in a transaction have in common. */
export interface Queryable {
  // biome-ignore lint/suspicious/noExplicitAny: rows have the shape that the query gives them
  query(text: string, values?: unknown[]): Promise<{ rows: any[]; rowCount?: number | null }>;
}
