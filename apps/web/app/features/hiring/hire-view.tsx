import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { HireRole } from '@wevisu/domain/hiring/hire-steps.ts';
import { isWorking } from '@wevisu/domain/hiring/hire-steps.ts';
import { hireStateText, unpaidText } from '@wevisu/domain/hiring/hire-words.ts';
import { chatPath, projectOfHomeownerPath } from '@wevisu/site/paths.ts';
import { proChatPath } from '@wevisu/site/pro-paths.ts';
import { ApiFailure } from '../../platform/api-failure.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { HireActs } from './hire-acts.tsx';
import { fetchHire, HIRES_KEY, type Hire } from './hire-calls.ts';
import { HireMoneyNotices } from './hire-money-notices.tsx';
import { HirePayments } from './hire-payments.tsx';
import { HireReviews } from './hire-reviews.tsx';
import { HireTerms } from './hire-terms.tsx';
import { HireTimeline } from './hire-timeline.tsx';
import { HiresSkeleton } from './hires-skeleton.tsx';
import { payText } from './pay-text.ts';
import { StateBadge } from './state-badge.tsx';

/** What was agreed on, what the reader can do now, and what happened. */
export function HireView({ id, reader }: { readonly id: number; readonly reader: HireRole }) {
  const { data, error, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...HIRES_KEY, reader, id],
    queryFn: () => fetchHire(reader, id),
    refetchInterval: 30_000,
    staleTime: 0,
    retry: false,
  });
  const client = useQueryClient();
  const changed = (hire: Hire) => {
    client.setQueryData([...HIRES_KEY, reader, id], hire);
    void client.invalidateQueries({ queryKey: [...HIRES_KEY, reader], exact: true });
  };
  if (error instanceof ApiFailure && (error.status === 404 || error.status === 403) && !data) {
    return (
      <EmptyState icon="lock" isPage title="This hire is not open to you">
        <p>
          {reader === 'staff'
            ? 'Staff see a hire once something is paid, or one of the two asks them to decide.'
            : 'It belongs to another account, or is gone.'}
        </p>
      </EmptyState>
    );
  }
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="This hire could not be loaded"
      />
    );
  }
  if (!data) return <HiresSkeleton label="The hire is loading" />;
  return (
    <>
      <Head hire={data} />
      <HireMoneyNotices hire={data} onChanged={changed} />
      <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0">
          <HireActs hire={data} key={data.version} onStale={() => void refetch()} />
          {data.terms && <HireTerms accepted={data.accepted} hire={data} terms={data.terms} />}
          <HirePayments hire={data} onChanged={changed} />
          <HireReviews hire={data} />
        </div>
        <HireTimeline hire={data} />
      </div>
    </>
  );
}

function Head({ hire }: { readonly hire: Hire }) {
  const { role, state, project, project_name, homeowner, company_name, pro_name } = hire;
  const withWhom = {
    homeowner: `${company_name}, ${pro_name}`,
    pro: homeowner,
    staff: `${homeowner} and ${company_name}`,
  };
  const toChat = role === 'pro' ? proChatPath : chatPath;
  const isOpen = isWorking(state) && project !== null && role !== 'staff';
  return (
    <header>
      <p className="eyebrow">{withWhom[role]}</p>
      <h1 className="wrap-anywhere mt-2 text-28 md:text-36">{project_name}</h1>
      <p className="mt-3 flex flex-wrap items-center gap-3">
        <StateBadge state={state} />
        <span className="text-muted">
          {isUnpaid(hire) ? unpaidText(role) : hireStateText(state, role)}
        </span>
      </p>
      <Notice className="mt-4 max-w-[720px]">{payText(hire)}</Notice>
      {isOpen && (
        <div className="mt-4 flex flex-wrap gap-3">
          <LinkButton icon="chat" kind="secondary" size="small" to={toChat(String(project))}>
            Chat
          </LinkButton>
          {role === 'pro' && (
            <LinkButton
              icon="room"
              kind="secondary"
              size="small"
              to={projectOfHomeownerPath(project)}
            >
              See the project
            </LinkButton>
          )}
        </div>
      )}
    </header>
  );
}

/** Work is agreed on and waits for its next payment. */
function isUnpaid({ state, money }: Hire): boolean {
  return state === 'active' && money.is_paid_here && !money.is_funded;
}
