import { type RawBuilder, sql } from 'kysely';

/** What begins with a parameter: compared by bytes, an index of `text_pattern_ops` finds it. */
export function begins(by: RawBuilder<unknown>, p: unknown): RawBuilder<unknown> {
  return sql`${by} ~>=~ ${p}::text and ${by} ~<~ (${p}::text || chr(1114111))`;
}
