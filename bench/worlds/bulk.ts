// Filling tables with millions of rows: without triggers, and with indexes made afterward.
import type pg from 'pg';

/** Until the transaction ends. What triggers would do, the caller does. */
export async function ignoreTriggers(client: pg.PoolClient): Promise<void> {
  await client.query('set local session_replication_role = replica');
  await client.query("set local maintenance_work_mem = '512MB'");
  await client.query("set local work_mem = '256MB'");
}

/** Drops the indexes of the tables that no constraint needs, fills, and makes them again. */
export async function withoutIndexes(
  client: pg.PoolClient,
  tables: readonly string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i where i.indrelid = any($1::text[]::regclass[])
       and not exists (select from pg_constraint c where c.conindid = i.indexrelid)`,
    [tables],
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
}
