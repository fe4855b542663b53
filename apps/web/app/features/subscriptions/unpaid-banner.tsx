import { useQuery } from '@tanstack/react-query';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useLocation } from 'react-router';
import { useSession } from '../../platform/session.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fetchPayments, PAYMENTS_KEY } from './subscription-calls.ts';

/** On every page of the pro's area, while a renewal is refused. The page of the plan says more. */
export default function UnpaidBanner() {
  const isPro = useSession().user?.type === 'Contractor';
  const { pathname } = useLocation();
  const { data } = useQuery({ queryKey: PAYMENTS_KEY, queryFn: fetchPayments, enabled: isPro });
  const refused = data?.subscription?.refused ?? null;
  if (!isPro || refused === null || pathname.replace(/\/$/, '') === PATHS.proPlan) return null;
  return (
    <Notice
      action={
        <LinkButton kind="secondary" size="small" to={PATHS.proPlan}>
          See your plan
        </LinkButton>
      }
      className="mb-5"
      kind="danger"
      title="Premium could not be renewed"
    >
      {refused.why} It stays until{' '}
      <span className="figures">{formatDay(day(refused.last_day))}</span>.
    </Notice>
  );
}
