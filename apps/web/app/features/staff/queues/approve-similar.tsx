import { useQuery, useQueryClient } from '@tanstack/react-query';
import {
  approveSimilarListings,
  getListingRun,
  getSimilarListings,
} from '@wevisu/contract/listing-runs.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { type FormEvent, useState } from 'react';
import { RunProgress } from '../../../back-office/run-progress.tsx';
import { call } from '../../../platform/api.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { QUEUES_KEY } from '../shell/staff-calls.ts';

const QUIET = { isQuiet: true } as const;

/** All new products that the vendor sent alike, approved at once after their number is typed. */
export function ApproveSimilar({ id }: { readonly id: number }) {
  const client = useQueryClient();
  const [begun, setBegun] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<string | null>(null);
  const similar = useQuery({
    queryKey: ['staff-similar', id],
    queryFn: async () => (await call(getSimilarListings, { params: { id } }, QUIET)).data,
    retry: false,
  });
  const runId = begun ?? similar.data?.run?.id ?? null;
  const run = useQuery({
    queryKey: ['listing-run', runId],
    enabled: runId !== null,
    queryFn: async () => {
      const { data } = await call(getListingRun, { params: { id: runId ?? 0 } }, QUIET);
      if (data.finished_at !== null) await client.invalidateQueries({ queryKey: QUEUES_KEY });
      return data;
    },
    refetchInterval: ({ state }) => (state.data?.finished_at === null ? 1500 : false),
  });
  if (run.data && run.data.finished_at === null) {
    return (
      <div className="mt-4">
        <RunProgress
          doing={run.data.kind === 'approve' ? 'Approving' : 'The vendor is sending'}
          run={run.data}
        />
      </div>
    );
  }
  const count = similar.data?.count ?? 0;
  if (similar.data === undefined || count < 2) return null;
  const { vendor, common, names } = similar.data;

  async function approve(event: FormEvent) {
    event.preventDefault();
    setError(null);
    const number = Number(typed.replaceAll(/[, ]/g, ''));
    if (number !== count) {
      setError(`Type ${formatCount(count)} to say that so many are meant.`);
      return;
    }
    try {
      const args = { params: { id }, body: { count: number } };
      setBegun((await call(approveSimilarListings, args, QUIET)).data.id);
    } catch (failure) {
      if (!(failure instanceof ApiFailure)) throw failure;
      setError(Object.values(failure.fields).flat().join(' ') || failure.message);
      await similar.refetch();
    }
  }

  return (
    <details className="mt-5 rounded-card border border-line bg-surface px-4 py-2">
      <summary className="cursor-pointer py-1 font-[550]">
        {formatCount(count)} new products of {vendor} look like this one
      </summary>
      <p className="mt-1 break-words text-muted">
        All from {common}, among them {names.join(', ')}. Each approval is noted by itself; what
        cannot be published stays here with the reason.
      </p>
      <form
        className="my-3 flex flex-wrap items-end gap-3"
        onSubmit={(event) => void approve(event)}
      >
        <TextField
          className="max-w-40"
          inputMode="numeric"
          label="Number of products"
          onChange={setTyped}
          value={typed}
        />
        <Button kind="secondary" type="submit">
          Approve all {formatCount(count)}
        </Button>
      </form>
      {error && (
        <Notice isUrgent kind="danger">
          <p>{error}</p>
        </Notice>
      )}
    </details>
  );
}
