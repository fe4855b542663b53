import type { Coupon, CouponList, CouponState } from '@wevisu/contract/coupons.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import { useState } from 'react';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { CouponForm } from './coupon-form.tsx';
import { changeCoupon } from './price-calls.ts';
import { rateText } from './rate-text.ts';
import { useSaving } from './use-saving.ts';

const STATES: Readonly<Record<CouponState, string>> = {
  running: 'Running',
  scheduled: 'Scheduled',
  paused: 'Paused',
  used_up: 'Used up',
  ended: 'Ended',
};

interface CouponRowProps {
  readonly coupon: Coupon;
  readonly limit: CouponList['limit'];
}

export function CouponRow({ coupon, limit }: CouponRowProps) {
  const [isEdited, setEdited] = useState(false);
  const { save, isSaving, refusal } = useSaving();
  const { code, state } = coupon;

  function setStatus(status: 'active' | 'paused' | 'ended') {
    const { id, rate_ppm, starts_at, expires_at, max_uses, max_uses_each, version } = coupon;
    const terms = { rate_ppm, starts_at, expires_at, max_uses, max_uses_each };
    void save(() => changeCoupon(id, { ...terms, status, version }));
  }

  return (
    <li className="border-line border-b py-3">
      <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
        <span className="figures min-w-32 font-[560]">{code}</span>
        <span className="figures">{rateText(coupon.rate_ppm)} off</span>
        <Badge>{STATES[state]}</Badge>
        <span className="figures text-muted">{datesText(coupon)}</span>
        <span className="figures">{usesText(coupon)}</span>
        <span>
          Sold <Money amount={coupon.revenue} />, gave <Money amount={coupon.given} />
        </span>
        {state !== 'ended' && (
          <span className="flex gap-2 md:ms-auto">
            <Button
              aria-label={`Edit ${code}`}
              kind="secondary"
              onPress={() => setEdited(!isEdited)}
              size="small"
            >
              Edit
            </Button>
            <Button
              aria-label={`${state === 'paused' ? 'Resume' : 'Pause'} ${code}`}
              isPending={isSaving}
              kind="secondary"
              onPress={() => setStatus(state === 'paused' ? 'active' : 'paused')}
              size="small"
            >
              {state === 'paused' ? 'Resume' : 'Pause'}
            </Button>
            <Button
              aria-label={`End ${code}`}
              isPending={isSaving}
              kind="secondary"
              onPress={() => setStatus('ended')}
              size="small"
            >
              End
            </Button>
          </span>
        )}
      </div>
      {refusal !== null && (
        <Notice className="mt-2" isUrgent kind="danger">
          <p>{refusal}</p>
        </Notice>
      )}
      {isEdited && <CouponForm coupon={coupon} limit={limit} onClose={() => setEdited(false)} />}
    </li>
  );
}

function datesText({ starts_at, expires_at }: Coupon): string {
  if (starts_at === null && expires_at === null) return 'No end';
  const from = starts_at === null ? '' : `from ${formatDate(starts_at)} `;
  return `${from}${expires_at === null ? '' : `until ${formatDate(expires_at)}`}`.trim();
}

function usesText({ uses, max_uses, max_uses_each }: Coupon): string {
  const used =
    max_uses === null
      ? `${formatCount(uses)} ${uses === 1 ? 'use' : 'uses'}`
      : `${formatCount(uses)} of ${formatCount(max_uses)} uses`;
  return max_uses_each === null ? used : `${used}, ${formatCount(max_uses_each)} per homeowner`;
}
