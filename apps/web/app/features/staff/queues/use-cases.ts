import { useInfiniteQuery } from '@tanstack/react-query';
import type { StaffCase } from '@wevisu/contract/staff-queues.ts';
import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';
import { casesKey, fetchCases } from '../shell/staff-calls.ts';

/** The cases of a queue that a search finds, a page after the other. */
export function useCases(queue: StaffQueue, q: string) {
  const cases = useInfiniteQuery({
    queryKey: [...casesKey(queue), 'list', q],
    queryFn: ({ pageParam }) => fetchCases(queue, q, pageParam),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.next,
    placeholderData: (before) => before,
    refetchInterval: 60_000,
  });
  return { cases, rows: rowsOf(cases.data), total: cases.data?.pages[0]?.total ?? 0 };
}

interface Pages {
  readonly pages: readonly { readonly rows: readonly StaffCase[] }[];
}

/** Each once: a case whose due time moved while the pages were read may be on two. */
export function rowsOf(data: Pages | undefined): readonly StaffCase[] {
  const rows = (data?.pages ?? []).flatMap((page) => page.rows);
  return [...new Map(rows.map((row) => [row.id, row])).values()];
}
