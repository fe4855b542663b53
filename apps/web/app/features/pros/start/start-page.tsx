import { useQuery } from '@tanstack/react-query';
import type { ProStart } from '@wevisu/contract/pros.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { AreaPage } from '../../../back-office/area-page.tsx';
import { late } from '../../../platform/late.ts';
import { useSession } from '../../../platform/session.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PlainLink } from '../../../ui/plain-link.tsx';
import { ApplicantNotice } from '../../applications/applicant-notice.tsx';
import { ApplicationClock } from '../../applications/application-clock.tsx';
import { ApplicationQuestions } from '../../applications/application-questions.tsx';
import { ResendButton } from '../../applications/resend-button.tsx';
import { FactorAdvice } from '../../second-factor/factor-advice.tsx';
import { fetchStart, PRO_KEYS } from '../pro-calls.ts';
import { ProSkeleton } from '../pro-skeleton.tsx';
import { LicenseSection } from './license-section.tsx';
import { Overview } from './overview.tsx';
import { noteOf, pathOf, REQUIREMENT_TITLES, STATE_BADGES } from './requirement-texts.ts';

const UnpaidBanner = late(() => import('../../subscriptions/unpaid-banner.tsx'));

/** G-02: what is done, missing and under review. */
export default function StartPage() {
  const { applicant } = useSession();
  return (
    <AreaPage title="Start">
      {applicant === null && (
        <Suspense>
          <UnpaidBanner />
        </Suspense>
      )}
      <Start isApplicant={applicant !== null} />
      {applicant === null && <FactorAdvice />}
    </AreaPage>
  );
}

function Start({ isApplicant }: { readonly isApplicant: boolean }) {
  const start = useQuery({ queryKey: PRO_KEYS.start, queryFn: fetchStart });
  if (start.isLoadingError) {
    return (
      <ErrorState
        isRetrying={start.isFetching}
        onRetry={() => void start.refetch()}
        title="Your checklist could not be loaded"
      />
    );
  }
  if (!start.data) return <ProSkeleton />;
  const { application, renewal, stopped, vsd_id } = start.data;
  const isSelling = vsd_id !== null && !isApplicant;
  const questions = application?.questions ?? [];
  const licenseQuestions = renewal?.decision === null ? renewal.questions : [];
  return (
    <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
      {isSelling && (
        <div className="lg:col-span-2">
          <Overview />
        </div>
      )}
      <section aria-label="Checklist" className="grid gap-3">
        {stopped && (
          <Notice kind="danger" title="Your showroom stopped selling">
            Your license has expired. Homeowners still see your showroom, and their carts stay, but
            nobody can check out until a new license is approved.
          </Notice>
        )}
        {isApplicant && <ApplicantNotice application={application} />}
        {isApplicant && <ApplicationQuestions queryKey={PRO_KEYS.start} questions={questions} />}
        <ApplicationQuestions
          queryKey={PRO_KEYS.start}
          questions={licenseQuestions}
          title="Questions about your new license"
        />
        {vsd_id === null && !isApplicant && (
          <Notice
            action={<LinkButton to={PATHS.proShowroom}>Set up your showroom</LinkButton>}
            title="Next: your showroom"
          >
            It takes a name. We propose an ID that homeowners enter to shop at your prices.
          </Notice>
        )}
        <Checklist isApplicant={isApplicant} rows={start.data.requirements} />
      </section>
      <div className="grid gap-6">
        {application && !isSelling && <ApplicationClock application={application} />}
        <LicenseSection mayRenew={!isApplicant} start={start.data} />
      </div>
    </div>
  );
}

interface ChecklistProps {
  readonly rows: ProStart['requirements'];
  readonly isApplicant: boolean;
}

/** Folded up once nothing is left to do. */
function Checklist({ rows, isApplicant }: ChecklistProps) {
  const isDone = rows.every(({ state }) => state !== 'missing' && state !== 'under_review');
  return (
    <details open={isApplicant || !isDone}>
      <summary className="cursor-pointer py-1 text-18">
        <h2 className="inline text-18">Checklist</h2>
        {isDone && !isApplicant && <span className="ms-3 text-14 text-muted">All is done</span>}
      </summary>
      <ul className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {rows.map((row) => (
          <Requirement isApplicant={isApplicant} key={row.requirement} row={row} />
        ))}
      </ul>
    </details>
  );
}

interface RequirementProps {
  readonly row: ProStart['requirements'][number];
  /** Nothing but the email address can be met yet. */
  readonly isApplicant: boolean;
}

function Requirement({ row, isApplicant }: RequirementProps) {
  const { kind, label } = STATE_BADGES[row.state];
  const path = isApplicant ? null : pathOf(row);
  const title = REQUIREMENT_TITLES[row.requirement];
  const note = noteOf(row);
  return (
    <li className="flex items-start justify-between gap-4 px-4 py-3">
      <div className="min-w-0">
        {path === null ? (
          <p className="font-[550]">{title}</p>
        ) : (
          <PlainLink className="text-link font-[550]" to={path}>
            {title}
          </PlainLink>
        )}
        {note !== '' && <p className="mt-0.5 text-muted">{note}</p>}
        {isApplicant && row.requirement === 'email' && row.state === 'missing' && (
          <div className="mt-2">
            <ResendButton />
          </div>
        )}
      </div>
      <Badge kind={kind}>{label}</Badge>
    </li>
  );
}
