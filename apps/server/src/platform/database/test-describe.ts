// What PostgreSQL says of a statement without running it: the types of its parameters and the columns of its rows.
import type { EventEmitter } from 'node:events';
import type pg from 'pg';

export interface Description {
  readonly parameters: readonly number[];
  readonly columns: readonly DescribedColumn[];
}

export interface DescribedColumn {
  readonly name: string;
  readonly type: number;
  /** Of a column that is read from a table, whether the table lets it be null; null for what is computed. */
  readonly nullable: boolean | null;
}

interface Field {
  readonly name: string;
  readonly tableID: number;
  readonly columnID: number;
  readonly dataTypeID: number;
}

/** The part of pg's connection that speaks the protocol, which @types/pg leaves out. */
interface Wire extends EventEmitter {
  parse(query: { text: string; name: string; types: readonly number[] }): void;
  describe(message: { type: 'S'; name: string }): void;
  sync(): void;
}

/** Throws what PostgreSQL says of a statement that it can't plan. */
export async function describeStatement(client: pg.PoolClient, text: string): Promise<Description> {
  const { parameters, fields } = await ask(client, text);
  const { rows } = await client.query<{ key: string; nullable: boolean }>(
    `select attrelid || '.' || attnum as key, not attnotnull as nullable from pg_attribute
     where attrelid = any($1::oid[])`,
    [fields.map(({ tableID }) => tableID)],
  );
  const nullable = new Map(rows.map((row) => [row.key, row.nullable]));
  return {
    parameters,
    columns: fields.map(({ name, dataTypeID, tableID, columnID }) => ({
      name,
      type: dataTypeID,
      nullable: nullable.get(`${tableID}.${columnID}`) ?? null,
    })),
  };
}

function ask(client: pg.PoolClient, text: string) {
  return new Promise<{ parameters: readonly number[]; fields: readonly Field[] }>(
    (resolve, reject) => {
      let parameters: readonly number[] = [];
      let fields: readonly Field[] = [];
      const heard = (message: { dataTypeIDs: readonly number[] }) => {
        parameters = message.dataTypeIDs;
      };
      let wire: Wire;
      client.query({
        submit(connection) {
          wire = connection as unknown as Wire;
          wire.once('parameterDescription', heard);
          wire.parse({ text, name: '', types: [] });
          wire.describe({ type: 'S', name: '' });
          wire.sync();
        },
        handleRowDescription(message: { fields: readonly Field[] }) {
          fields = message.fields;
        },
        handleError(error: Error) {
          wire.removeListener('parameterDescription', heard);
          reject(error);
        },
        handleReadyForQuery() {
          resolve({ parameters, fields });
        },
      } as pg.Submittable);
    },
  );
}
