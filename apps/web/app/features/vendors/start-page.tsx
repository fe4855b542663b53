import { useQuery } from '@tanstack/react-query';
import { getVendorStart, type VendorStart } from '@wevisu/contract/vendors.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { VendorStep } from '@wevisu/domain/people/vendor-steps.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { VENDOR_PATHS } from '@wevisu/site/vendor-paths.ts';
import { AreaPage } from '../../back-office/area-page.tsx';
import { call } from '../../platform/api.ts';
import { useSession } from '../../platform/session.tsx';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { WaitingLinks } from '../fulfilment/waiting-links.tsx';
import { FactorAdvice } from '../second-factor/factor-advice.tsx';
import { VendorPanel } from './vendor-panel.tsx';

type State = VendorStart['steps'][number]['state'];

const STATES: Readonly<Record<State, { readonly label: string; readonly kind: BadgeKind }>> = {
  done: { label: 'Done', kind: 'success' },
  missing: { label: 'To do', kind: 'warning' },
  under_review: { label: 'Under review', kind: 'accent' },
};

const STEPS: Readonly<
  Record<VendorStep, { readonly title: string; readonly text: string; readonly to?: string }>
> = {
  apply: { title: 'Apply', text: 'We have your company and your tax form.' },
  verify_email: {
    title: 'Verify your email address',
    text: 'Orders and decisions of our staff come by email.',
    to: PATHS.verification,
  },
  approval: { title: 'Approval', text: 'Our staff review your company.' },
  return_address: {
    title: 'Return address',
    text: 'Where homeowners send goods back.',
    to: VENDOR_PATHS.company,
  },
  first_product: {
    title: 'Write your first product',
    text: 'A draft is kept as you type.',
    to: VENDOR_PATHS.products,
  },
  first_approved: {
    title: 'First product approved',
    text: 'Our staff look at each new product before homeowners see it.',
    to: VENDOR_PATHS.products,
  },
  stock: { title: 'Stock', text: 'Homeowners can order what you have in stock.' },
};

/** G-03: what is done, missing and under review. */
export default function VendorStartPage() {
  return (
    <AreaPage title="Start">
      <Checklist />
      <FactorAdvice />
    </AreaPage>
  );
}

function Checklist() {
  const { user } = useSession();
  const query = useQuery({
    queryKey: ['vendor-start', user?.id],
    queryFn: async () => (await call(getVendorStart, {}, { isQuiet: true })).data,
  });
  return (
    <VendorPanel name="Your steps" query={query}>
      {({ company_name, steps, products }) => (
        <>
          <WaitingLinks />
          <p className="text-muted">
            {company_name}: {formatCount(products.live)} live, {formatCount(products.drafts)} in
            draft, {formatCount(products.in_review)} under review, {formatCount(products.to_fix)} to
            fix.
          </p>
          <Steps steps={steps} />
        </>
      )}
    </VendorPanel>
  );
}

/** Folded up once nothing is left to do. */
function Steps({ steps }: Pick<VendorStart, 'steps'>) {
  const isDone = steps.every(({ state }) => state === 'done');
  return (
    <details className="mt-6 max-w-[720px]" open={!isDone}>
      <summary className="cursor-pointer py-2 font-[560]">
        {isDone ? 'All steps to your first sale are done' : 'Steps to your first sale'}
      </summary>
      <ol className="mt-2 divide-y divide-line rounded-card border border-line bg-surface">
        {steps.map(({ step, state }) => {
          const { title, text, to } = STEPS[step];
          const { label, kind } = STATES[state];
          return (
            <li className="flex flex-wrap items-center gap-x-4 gap-y-2 p-4" key={step}>
              <div className="min-w-0 flex-1 basis-60">
                <p className="font-[560]">{title}</p>
                <p className="text-muted">{text}</p>
              </div>
              <Badge kind={kind}>{label}</Badge>
              {state === 'missing' && to !== undefined && (
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
