import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { ProposalDetail } from '@wevisu/contract/proposals.ts';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { useState } from 'react';
import { withToast } from '../../platform/with-toast.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Notice } from '../../ui/notice.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { fetchProposal, PROPOSALS_KEY, sendAnswer } from './proposal-calls.ts';
import { ProposalChanges } from './proposal-changes.tsx';
import { baseText } from './proposal-texts.ts';
import { SharedView, SharedViewSkeleton } from './shared-view.tsx';
import { useShared } from './use-shared.ts';

interface ProposalViewProps {
  readonly id: ProjectId;
  readonly proposal: number;
}

/** One proposal: its note, its room in 3D, what it changes, and the homeowner's answer. */
export function ProposalView({ id, proposal }: ProposalViewProps) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...PROPOSALS_KEY, id, proposal],
    queryFn: () => fetchProposal(id, proposal),
    retry: false,
  });
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The proposal could not be loaded"
      />
    );
  }
  if (!data) return <TextSkeleton lines={6} />;
  return (
    <article aria-label="Proposal" className="mt-8 grid gap-8">
      <p className="max-w-prose whitespace-pre-line break-words text-18">{data.note}</p>
      {baseText(data) !== '' && (
        <Notice kind="warning" title="You changed this room since">
          {baseText(data)} What differs is shown against your room as it is now. Accepting replaces
          it; your changes stay among its versions.
        </Notice>
      )}
      <Room scene={data.scene} />
      <ProposalChanges detail={data} />
      {data.answer !== '' && <p>You answered: {data.answer}</p>}
      {data.state === 'open' && <Answer detail={data} id={id} />}
    </article>
  );
}

function Room({ scene }: { readonly scene: ProposalDetail['scene'] }) {
  const { status, read } = useShared(scene);
  if (read) return <SharedView read={read} />;
  if (status !== 'unreadable') return <SharedViewSkeleton />;
  return <Notice kind="warning" title="This room can't be drawn here" />;
}

function Answer({ id, detail }: { readonly id: ProjectId; readonly detail: ProposalDetail }) {
  const queries = useQueryClient();
  const [word, setWord] = useState('');
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);

  async function answer(accept: boolean) {
    setSending(accept ? 'accept' : 'decline');
    const { revision } = detail;
    await withToast(sendAnswer(id, detail.id, { accept, revision, word }));
    // A room that was saved meanwhile is compared anew.
    await queries.invalidateQueries({ queryKey: PROPOSALS_KEY });
    setSending(null);
  }

  return (
    <section aria-label="Your answer" className="grid max-w-[576px] gap-4">
      <TextField
        hint="Needed to decline."
        label="A word to your pro"
        maxLength={1_000}
        onChange={setWord}
        rows={3}
        value={word}
      />
      <div className="flex flex-wrap gap-3">
        <Button isPending={sending === 'accept'} onPress={() => void answer(true)}>
          Accept proposal
        </Button>
        <Button
          isDisabled={word.trim() === ''}
          isPending={sending === 'decline'}
          kind="secondary"
          onPress={() => void answer(false)}
        >
          Decline
        </Button>
      </div>
    </section>
  );
}
