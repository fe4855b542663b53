import type { ExportRequest, TableQuery } from './table-types.ts';

/** The query of a list's call, as the address has it: the call's own schema reads the texts. */
export function toCallQuery<Query>(
  { sort, dir, q, filters }: TableQuery,
  after: string | null,
): Query {
  return { ...filters, sort, dir, q, ...(after === null ? {} : { after }) } as Query;
}

/** The query of its export: the same rows, with the shown columns. */
export function toExportQuery<Query>({ format, columns, ...query }: ExportRequest): Query {
  return { ...toCallQuery<object>(query, null), format, columns } as Query;
}
