import { useQuery } from '@tanstack/react-query';
import type { TableViewRecord, ViewedTable } from '@wevisu/contract/table-views.ts';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import { changeView, type TableShape } from './table-address.ts';
import { fetchViews } from './view-calls.ts';
import { isBare, toAddress } from './view-state.ts';

const NONE: readonly TableViewRecord[] = [];

/** The views of a table; none of a table that keeps none. */
export function useTableViews(table: ViewedTable | undefined) {
  const query = useQuery({
    queryKey: ['table-views', table],
    queryFn: () => (table === undefined ? NONE : fetchViews(table)),
    enabled: table !== undefined,
    staleTime: 60_000,
  });
  return { views: query.data ?? NONE, isSettled: table === undefined || !query.isPending };
}

/**
 * A bare address opens with the view that it names, or else with the person's default. False until that is known, so that
 * the table is not asked for twice.
 */
export function useOpeningView(table: ViewedTable | undefined, shape: TableShape): boolean {
  const [params, setParams] = useSearchParams();
  const { views, isSettled } = useTableViews(table);
  const [isOpened, setOpened] = useState(false);
  const wanted = Number(params.get('view'));
  const opening =
    isOpened || !isBare(shape, params)
      ? undefined
      : (views.find(({ id }) => id === wanted) ?? views.find((view) => view.is_default));
  const changes = opening === undefined ? null : toAddress(shape, opening);
  const next = changes === null ? null : changeView(params, changes).toString();
  useEffect(() => {
    if (!isSettled) return;
    setOpened(true);
    if (next !== null) setParams(new URLSearchParams(next), { replace: true });
  }, [isSettled, next]);
  return isSettled && opening === undefined;
}
