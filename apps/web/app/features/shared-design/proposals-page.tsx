import { useQuery } from '@tanstack/react-query';
import type { ProjectId } from '@wevisu/domain/ids.ts';
import { designPath, PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextSkeleton } from '../../ui/skeleton.tsx';
import { fetchProposals, PROPOSALS_KEY } from './proposal-calls.ts';
import { baseText, datesText, PROPOSAL_BADGES } from './proposal-texts.ts';
import { ProposalView } from './proposal-view.tsx';

/** What the showroom's pro proposes for a room: several side by side, each with what it changes. */
export default function ProposalsPage() {
  const id = Number(useParams().project) as ProjectId;
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Proposals" />
      <RequireSession loading={<TextSkeleton lines={6} />}>
        <Proposals id={id} />
      </RequireSession>
    </div>
  );
}

function Proposals({ id }: { readonly id: ProjectId }) {
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...PROPOSALS_KEY, id],
    queryFn: () => fetchProposals(id),
    retry: false,
  });
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The proposals could not be loaded"
      />
    );
  }
  if (!data) return <TextSkeleton lines={6} />;
  const { name, rows } = data;
  const shown = chosen ?? (rows.find(({ state }) => state === 'open') ?? rows[0])?.id ?? null;
  return (
    <>
      <p className="eyebrow">Proposals for your room</p>
      <h1 className="mt-2 break-words text-36 md:text-48">{name}</h1>
      <p className="mt-3 text-muted">
        Your room stays as it is until you accept one.{' '}
        <a className="text-link" href={designPath({ project: id })}>
          Open your room
        </a>
      </p>
      {rows.length === 0 ? (
        <EmptyState
          action={<LinkButton to={PATHS.projects}>See your projects</LinkButton>}
          icon="room"
          title="No proposals yet"
        >
          <p>Share a project with your pro, who can then propose a change.</p>
        </EmptyState>
      ) : (
        <ul className="mt-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
          {rows.map((proposal) => {
            const { kind, label } = PROPOSAL_BADGES[proposal.state];
            return (
              <li key={proposal.id}>
                <button
                  aria-pressed={proposal.id === shown}
                  className={cx(
                    'grid w-full gap-2 rounded-card border p-4 text-start hover:border-ink',
                    proposal.id === shown ? 'border-ink' : 'border-line',
                  )}
                  onClick={() => setChosen(proposal.id)}
                  type="button"
                >
                  <span className="flex items-center justify-between gap-3">
                    <span className="min-w-0 truncate font-[560]">{proposal.company_name}</span>
                    <Badge kind={kind}>{label}</Badge>
                  </span>
                  <span className="line-clamp-2 break-words">{proposal.note}</span>
                  <span className="figures text-14 text-muted">{datesText(proposal)}</span>
                  {baseText(proposal) !== '' && (
                    <span className="text-14 text-muted">{baseText(proposal)}</span>
                  )}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {shown !== null && <ProposalView id={id} key={shown} proposal={shown} />}
    </>
  );
}
