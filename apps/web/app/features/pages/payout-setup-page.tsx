import {
  NEGATIVE_BALANCE_DAYS,
  PENDING_PROFIT_BUSINESS_DAYS,
} from '@wevisu/domain/policy/policy.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { PageHead } from '../../platform/page-head.tsx';
import { RequireSession } from '../../platform/require-session.tsx';
import { useSession } from '../../platform/session.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { PayoutSection } from '../payouts/payout-section.tsx';

/** NAV-34, PRO-07: what a pro needs to know about payouts, and how to get them set up. */
export default function PayoutSetupPage() {
  return (
    <div className="page pt-10 md:pt-16">
      <PageHead isPrivate title="Payout setup" />
      <RequireSession loading={<Skeleton className="h-80 rounded-card" />}>
        <PayoutHelp />
      </RequireSession>
    </div>
  );
}

function PayoutHelp() {
  const { user } = useSession();
  // PAGES-04: payout help is for pros only.
  if (user?.type !== 'Contractor') {
    return (
      <>
        <h1 className="reader-only">Payout setup</h1>
        <EmptyState
          action={<LinkButton to={PATHS.account}>My Account</LinkButton>}
          icon="lock"
          title="Payouts are for pros"
        >
          <p>This account does not earn a markup, so there is nothing to set up.</p>
        </EmptyState>
      </>
    );
  }
  return (
    <>
      <h1 className="text-36 md:text-48">Payout setup</h1>
      <p className="mt-4 max-w-prose text-18 text-muted">
        We record your profit from every order to the cent, starting with the first, even before you
        set up a bank account.
      </p>
      <dl className="mt-10 grid gap-x-12 gap-y-8 md:grid-cols-3">
        {[
          [
            `${PENDING_PROFIT_BUSINESS_DAYS} business days`,
            'after approval, your pending profit becomes available.',
          ],
          ['To the cent', 'is how we take back your share of a return.'],
          [
            `${NEGATIVE_BALANCE_DAYS} days`,
            'is the time you have to repay a balance that refunds left below zero.',
          ],
        ].map(([term, text]) => (
          <div className="border-line border-t pt-4" key={term}>
            <dt className="font-display text-22">{term}</dt>
            <dd className="mt-1 text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-12">
        <PayoutSection />
      </div>
    </>
  );
}
