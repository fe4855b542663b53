import { useQuery, useQueryClient } from '@tanstack/react-query';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect } from 'react';
import { useParams } from 'react-router';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { LoadingNote, Skeleton } from '../../../ui/skeleton.tsx';
import { AI_KEYS } from '../account/ai-calls.ts';
import { AiPage } from '../account/ai-page.tsx';
import { type DesignRun, fetchRun, RUN_KEYS } from '../runs/run-calls.ts';
import { Results } from './results.tsx';
import { RunEnded } from './run-ended.tsx';
import { RunProgress } from './run-progress.tsx';

const ASK_MS = 1_000;
/** Pictures are drawn for minutes. */
const ASK_PICTURES_MS = 15_000;

/** How far a design run is, then what came of it. Closing the page loses nothing. */
export default function RunPage() {
  const { code = '' } = useParams();
  return <AiPage title="Your designs">{() => <Run id={code} key={code} />}</AiPage>;
}

const isRunning = (run: DesignRun | undefined) =>
  run?.status === 'waiting' || run?.status === 'designing';

function askAgainAfter(run: DesignRun | undefined): number | false {
  if (isRunning(run)) return ASK_MS;
  return run?.designs.some(({ picture_done: isDone }) => !isDone) ? ASK_PICTURES_MS : false;
}

function Run({ id }: { readonly id: string }) {
  const queryClient = useQueryClient();
  const run = useQuery({
    queryKey: RUN_KEYS.run(id),
    queryFn: () => fetchRun(id, queryClient.getQueryData(RUN_KEYS.run(id)) !== undefined),
    refetchInterval: ({ state }) => askAgainAfter(state.data),
    retry: (failures, error) => failures < 3 && error instanceof ApiFailure && error.isNetworkFault,
  });
  const status = run.data?.status;
  // What it took, or what came back.
  useEffect(() => {
    if (status === undefined || status === 'waiting' || status === 'designing') return;
    void queryClient.invalidateQueries({ queryKey: AI_KEYS.balance });
    void queryClient.invalidateQueries({ queryKey: RUN_KEYS.history });
  }, [status]);

  if (run.isLoadingError) {
    const isGone =
      run.error instanceof ApiFailure && (run.error.status === 404 || run.error.status === 422);
    return isGone ? (
      <EmptyState
        action={<LinkButton to={PATHS.designAi}>Describe a room</LinkButton>}
        icon="search"
        isPage
        title="These designs are not here"
      >
        <p>They were removed, or they belong to another account.</p>
      </EmptyState>
    ) : (
      <ErrorState isPage isRetrying={run.isFetching} onRetry={() => void run.refetch()} />
    );
  }
  if (run.data === undefined) {
    return (
      <>
        <LoadingNote label="Loading your designs" />
        <Skeleton className="h-10 max-w-80" />
        <div className="mt-8 grid gap-6 md:grid-cols-3">
          {[1, 2, 3].map((n) => (
            <Skeleton className="aspect-[3/2] rounded-card" key={n} />
          ))}
        </div>
      </>
    );
  }
  if (isRunning(run.data)) return <RunProgress isOffline={run.isRefetchError} run={run.data} />;
  return run.data.status === 'done' ? <Results run={run.data} /> : <RunEnded run={run.data} />;
}
