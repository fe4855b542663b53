// What pg-boss does for one queue at a time, for all of them in one statement.
import { sql } from 'kysely';
import { arrayOf, json, text } from '../database/columns.ts';
import { sqlStatement } from '../database/statement.ts';

/** Those that are there already stay as they are. */
export const createQueues = sqlStatement({
  takes: { names: arrayOf(text), options: json<object>() },
  gives: { name: text.notNull },
  rare: true,
  sql: (p) => sql`
    select name from unnest(${p.names}::text[]) as asked(name)
    cross join lateral (select jobs.create_queue(name, ${p.options}::jsonb)) as made`,
}).list;

/** The queues that have a job to do now. */
export const listDueQueues = sqlStatement({
  takes: { names: arrayOf(text) },
  gives: { name: text.notNull },
  sql: (p) => sql`
    select name from unnest(${p.names}::text[]) as asked(name)
    where exists (
      select from jobs.job j where j.name = asked.name and j.state < 'active' and j.start_after <= now()
    )`,
}).list;
