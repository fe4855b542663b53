import { useQuery } from '@tanstack/react-query';
import { getVendorStart, type VendorStart } from '@wevisu/contract/vendors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { call } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { ApplicantNotice } from '../applications/applicant-notice.tsx';
import { ApplicationClock } from '../applications/application-clock.tsx';
import { ApplicationQuestions } from '../applications/application-questions.tsx';
import { ResendButton } from '../applications/resend-button.tsx';
import { NextToApprove } from '../fulfilment/next-to-approve.tsx';
import { WaitingLinks } from '../fulfilment/waiting-links.tsx';
import { RunsLow } from '../inventory/runs-low.tsx';
import { FactorAdvice } from '../second-factor/factor-advice.tsx';
import { STEP_BADGES, STEPS, stepText } from './step-texts.ts';
import { VendorPanel } from './vendor-panel.tsx';

/** G-03: what is done, missing and under review. */
export default function VendorStartPage() {
  const { applicant } = useSession();
  return (
    <AreaPage title="Start">
      <Checklist isApplicant={applicant !== null} />
      {applicant === null && <FactorAdvice />}
    </AreaPage>
  );
}

function Checklist({ isApplicant }: { readonly isApplicant: boolean }) {
  const { user, applicant } = useSession();
  const queryKey = ['vendor-start', (user ?? applicant)?.id];
  const query = useQuery({
    queryKey,
    queryFn: async () => (await call(getVendorStart, {}, { isQuiet: true })).data,
  });
  return (
    <VendorPanel name="Your steps" query={query}>
      {({ company_name, steps, products, application }) =>
        isApplicant ? (
          <div className="grid gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] lg:items-start">
            <div className="grid gap-3">
              <ApplicantNotice application={application} />
              <ApplicationQuestions queryKey={queryKey} questions={application?.questions ?? []} />
              <Steps isApplicant steps={steps} />
            </div>
            {application && <ApplicationClock application={application} />}
          </div>
        ) : (
          <>
            <WaitingLinks />
            <p className="text-muted">
              {company_name}: {formatCount(products.live)} live, {formatCount(products.drafts)} in
              draft, {formatCount(products.in_review)} under review, {formatCount(products.to_fix)}{' '}
              to fix.
            </p>
            <div className="mt-6 grid gap-x-10 gap-y-8 lg:grid-cols-2">
              <NextToApprove />
              <RunsLow />
            </div>
            <Steps isApplicant={false} steps={steps} />
          </>
        )
      }
    </VendorPanel>
  );
}

/** Folded up once nothing is left to do. */
function Steps({
  steps,
  isApplicant,
}: Pick<VendorStart, 'steps'> & { readonly isApplicant: boolean }) {
  const isDone = steps.every(({ state }) => state === 'done' || state === 'waived');
  return (
    <details className="mt-6 max-w-[720px]" open={!isDone}>
      <summary className="cursor-pointer py-2 font-[560]">
        {isDone ? 'All steps to your first sale are done' : 'Steps to your first sale'}
      </summary>
      <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {steps.map((row) => {
          const { step, state } = row;
          const { title, to } = STEPS[step];
          const { label, kind } = STEP_BADGES[state];
          return (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4" key={step}>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-[560]">{title}</p>
                <p className="text-muted">{stepText(row)}</p>
              </div>
              <Badge kind={kind}>{label}</Badge>
              {isApplicant && step === 'verify_email' && state === 'missing' && <ResendButton />}
              {!isApplicant && state === 'missing' && to !== undefined && (
                <LinkButton kind="secondary" size="small" to={to}>
                  Open<span className="reader-only"> {title.toLowerCase()}</span>
                </LinkButton>
              )}
            </li>
          );
        })}
      </ol>
    </details>
  );
}
