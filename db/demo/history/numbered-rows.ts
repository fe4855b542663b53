// Rows for COPY with ids that follow those that are there.
import type pg from 'pg';
import { type Cell, copyRow, copyRows } from '../copy-rows.ts';

/** A table whose rows are collected and sent at once. */
export class Rows {
  readonly #target: string;
  readonly #rows: string[] = [];

  /** The column list is written as SQL writes it. */
  constructor(target: string) {
    this.#target = target;
  }

  add(...cells: readonly Cell[]): void {
    this.#rows.push(copyRow(cells));
  }

  async send(client: pg.ClientBase): Promise<void> {
    await copyRows(client, this.#target, this.#rows);
  }
}

/** Ids of a table from its next free one on. */
export class Ids {
  readonly #table: string;
  #next: number;

  private constructor(table: string, first: number) {
    this.#table = table;
    this.#next = first;
  }

  static async of(client: pg.ClientBase, table: string): Promise<Ids> {
    const { rows } = await client.query<{ next: number }>(
      `select (coalesce(max(id), 0) + 1)::int as next from ${table}`,
    );
    return new Ids(table, rows[0]?.next ?? 1);
  }

  take(): number {
    return this.#next++;
  }

  /** Later rows of others follow. */
  async keep(client: pg.ClientBase): Promise<void> {
    await client.query(`select setval(pg_get_serial_sequence('${this.#table}', 'id'), $1, false)`, [
      this.#next,
    ]);
  }
}

export function toText(instant: number): string {
  return new Date(instant).toISOString();
}
