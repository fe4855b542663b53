// What features see of the database outside their stores: a handle to pass on, no driver.
export type { Pool } from 'pg';

/** What a pool and a client in a transaction have in common. */
export interface Queryable {
  /** Features ask by statements, which know what their rows are (decision 0019). */
  query(text: string, values?: unknown[]): Promise<{ rows: unknown[]; rowCount?: number | null }>;
}
