import type { EventRow } from './event-store.ts';

/** One event a line, the newest last, as a terminal is read. */
export function printEvents(newestFirst: readonly EventRow[], json: boolean): string {
  const rows = newestFirst.toReversed();
  if (json) return rows.map((row) => JSON.stringify(toJson(row))).join('\n');
  const lines = rows.map(({ at, kind, outcome, ...row }) => [
    at.toISOString(),
    kind,
    outcome,
    row.accountId === null ? '-' : `account ${row.accountId}`,
    row.actorId === null ? '-' : `by ${row.actorId}`,
    row.addressHash?.toString('hex') ?? '-',
    row.times === 1 ? '' : `${row.times} times`,
    row.about ?? '',
  ]);
  const widths = lines[0]?.map((_, at) => Math.max(...lines.map((line) => line[at]?.length ?? 0)));
  return lines
    .map((line) =>
      line
        .map((text, at) => text.padEnd(widths?.[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function toJson({ addressHash, ...row }: EventRow): object {
  return { ...row, address: addressHash?.toString('hex') ?? null };
}
