import { useQuery } from '@tanstack/react-query';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { MAX_STARS } from '@wevisu/domain/hiring/hire-reviews.ts';
import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { hirePath } from '@wevisu/site/hire-paths.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { withToast } from '../../platform/with-toast.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { PlainLink } from '../../ui/plain-link.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { AskForm } from './ask-form.tsx';
import { type Designer, fetchDesigners, HIRES_KEY, hireDesigner } from './hire-calls.ts';
import { HiresSkeleton } from './hires-skeleton.tsx';
import { StateBadge } from './state-badge.tsx';

/** CHAT-02: choose a pro for a project, say what is needed, and send it. */
export default function DesignersPage() {
  const project = Number(useParams().project) as ProjectId;
  return (
    <div className="page pt-8 pb-16 md:pt-12">
      <PageHead isPrivate title="Hire a pro" />
      <LinkButton className="mb-3 -ms-3" icon="left" kind="quiet" size="small" to={PATHS.projects}>
        Your projects
      </LinkButton>
      <RequireSession loading={<HiresSkeleton label="The pros are loading" />}>
        <Choice key={project} project={project} />
      </RequireSession>
    </div>
  );
}

function Choice({ project }: { readonly project: ProjectId }) {
  const { data, isLoadingError, isFetching, refetch } = useQuery({
    queryKey: [...HIRES_KEY, 'designers', project],
    queryFn: () => fetchDesigners(project),
    staleTime: 0,
    retry: false,
  });
  if (isLoadingError) {
    return (
      <ErrorState
        isRetrying={isFetching}
        onRetry={() => void refetch()}
        title="The pros could not be loaded"
      />
    );
  }
  if (!data) return <HiresSkeleton label="The pros are loading" />;
  const { project_name, designers } = data;
  const asked = designers.filter(({ hire }) => hire?.is_open);
  const free = designers.filter(({ hire }) => !hire?.is_open);
  return (
    <div className="max-w-[720px]">
      <p className="eyebrow">Hire a pro</p>
      <h1 className="wrap-anywhere mt-2 text-36 md:text-48">{project_name}</h1>
      <p className="mt-3 text-muted">
        You can hire the contractors and designers whose showrooms you shop or design in, and{' '}
        <PlainLink className="text-link" to={PATHS.pros}>
          pros near you
        </PlainLink>{' '}
        from our directory. The pro answers with an offer, and sees your project once you accept
        one. You pay through us, milestone by milestone.
      </p>
      {asked.length > 0 && <Asked designers={asked} />}
      {free.length > 0 && <AskOne designers={free} project={project} />}
      {designers.length === 0 && (
        <EmptyState
          action={<LinkButton to={PATHS.pros}>Find a pro near you</LinkButton>}
          icon="user"
          title="There is nobody to hire yet"
        >
          <p>The showroom of this project is closed. Ask another pro.</p>
        </EmptyState>
      )}
    </div>
  );
}

function Asked({ designers }: { readonly designers: readonly Designer[] }) {
  return (
    <section aria-labelledby="asked" className="mt-8">
      <h2 className="text-22" id="asked">
        Asked or hired
      </h2>
      <ul className="mt-3 border-line border-t">
        {designers.map(({ id, company_name, name, hire }) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-line border-b py-3"
            key={id}
          >
            <span className="wrap-anywhere min-w-0">
              <span className="block font-[560]">{company_name}</span>
              <span className="block text-14 text-muted">{name}</span>
            </span>
            {hire && (
              <span className="flex flex-wrap items-center gap-3">
                <StateBadge state={hire.state} />
                <LinkButton kind="secondary" size="small" to={hirePath(hire.id)}>
                  Open<span className="reader-only"> the hire of {company_name}</span>
                </LinkButton>
              </span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function AskOne(of: { readonly project: ProjectId; readonly designers: readonly Designer[] }) {
  const { project, designers } = of;
  const [pro, setPro] = useState<string | null>(designers.length === 1 ? firstId(designers) : null);
  async function send(message: string): Promise<number | null> {
    const body = { project, pro: Number(pro) as ProUserId, message };
    const reply = await withToast(hireDesigner(body));
    return reply?.data.hire ?? null;
  }
  return (
    <AskForm isReady={pro !== null} onSend={send}>
      {(isChecked) => (
        <RadioGroup
          {...(isChecked && pro === null ? { error: 'Choose whom you want to ask.' } : {})}
          label="Whom do you want to ask?"
          onChange={setPro}
          options={designers.map(({ id, company_name, name, is_of_project, rating, hire }) => ({
            ...{ value: String(id), label: company_name },
            note: [
              name,
              ...(rating ? [ratingText(rating)] : []),
              ...(is_of_project ? ['this project is in their showroom'] : []),
              ...(hire ? ['asked before'] : []),
            ].join(' · '),
          }))}
          value={pro}
        />
      )}
    </AskForm>
  );
}

const firstId = ([first]: readonly Designer[]) => (first === undefined ? null : String(first.id));

function ratingText({ average, reviews }: NonNullable<Designer['rating']>): string {
  const count = reviews === 1 ? '1 review' : `${formatCount(reviews)} reviews`;
  return `${average.toFixed(1)} of ${MAX_STARS} stars in ${count}`;
}
