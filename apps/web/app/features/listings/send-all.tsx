import { useQuery, useQueryClient } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useEffect, useState } from 'react';
import { RunProgress } from '../../back-office/run-progress.tsx';
import { ApiFailure } from '../../platform/api-failure.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { countNewListings, NEW_COUNTS_KEY, sendNewListings } from './listing-calls.ts';

/** VEND-01: sends everything that is complete to our staff. */
export function SendAll() {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const { data } = useQuery({
    queryKey: NEW_COUNTS_KEY,
    queryFn: countNewListings,
    refetchInterval: ({ state }) => (state.data?.run?.finished_at === null ? 1500 : false),
  });
  const isWorking = data?.run?.finished_at === null;
  useEffect(() => {
    if (!isWorking) void client.invalidateQueries({ queryKey: ['table', 'New products'] });
  }, [client, isWorking]);
  if (data === undefined) return null;
  const { complete, incomplete, run } = data;

  async function send() {
    setPending(true);
    setError(null);
    try {
      await sendNewListings(complete);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(Object.values(failure.fields).flat().join(' ') || failure.message);
    } finally {
      setPending(false);
      await client.invalidateQueries({ queryKey: NEW_COUNTS_KEY });
    }
  }

  return (
    <div className="mb-5 flex flex-col gap-3">
      {run?.finished_at === null ? (
        <RunProgress doing="Sending to review" run={run} />
      ) : (
        complete + incomplete > 0 && (
          <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            {complete > 0 && (
              <Button isPending={isPending} onPress={() => void send()}>
                {complete === 1
                  ? 'Send the complete draft to review'
                  : `Send all ${formatCount(complete)} complete drafts to review`}
              </Button>
            )}
            {incomplete > 0 && (
              <p className="figures text-muted">
                {formatCount(incomplete)} {incomplete === 1 ? 'draft lacks' : 'drafts lack'}{' '}
                something
              </p>
            )}
          </div>
        )
      )}
      {run !== null && run.finished_at !== null && run.refused > 0 && (
        <Notice kind="warning" title={`${formatCount(run.refused)} could not be sent`}>
          <p>Each of them says why in the list.</p>
        </Notice>
      )}
      {error && (
        <Notice isUrgent kind="danger">
          <p>{error}</p>
        </Notice>
      )}
    </div>
  );
}
