import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PriceRun } from '@wevisu/contract/showroom-prices.ts';
import { useEffect, useState } from 'react';
import { fetchRuns, PRICES_KEY } from './price-calls.ts';

const EVERY_MS = 1_500;

interface SeenRun {
  readonly working: PriceRun | null;
  /** The last one, if it has finished. */
  readonly last: PriceRun | null;
  /** The same, only if it finished while the page was open. */
  readonly finished: PriceRun | null;
}

/** A job over the prices, looked at while it is at work. What it changed is read anew at its end. */
export function usePriceRun(kind: PriceRun['kind']): SeenRun {
  const client = useQueryClient();
  const { data } = useQuery({
    queryKey: [...PRICES_KEY, 'runs'],
    queryFn: fetchRuns,
    refetchInterval: ({ state }) =>
      state.data?.some((run) => run.finished_at === null) ? EVERY_MS : false,
  });
  const [watched, setWatched] = useState<number | null>(null);
  const run = data?.find((one) => one.kind === kind) ?? null;
  const isWorking = run?.finished_at === null;
  const id = run?.id ?? null;
  useEffect(() => {
    if (isWorking) setWatched(id);
    else if (watched === id && id !== null) void client.invalidateQueries({ queryKey: PRICES_KEY });
  }, [client, isWorking, id, watched]);
  const last = isWorking ? null : run;
  return { working: isWorking ? run : null, last, finished: last?.id === watched ? last : null };
}
