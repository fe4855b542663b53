import { useQuery } from '@tanstack/react-query';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fetchPayments, PAYMENTS_KEY } from './subscription-calls.ts';

/** Above the pro's start page, while a renewal is refused. The page of the plan says more. */
export default function UnpaidBanner() {
  const { data } = useQuery({ queryKey: PAYMENTS_KEY, queryFn: fetchPayments });
  const refused = data?.subscription?.refused ?? null;
  if (refused === null) return null;
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
