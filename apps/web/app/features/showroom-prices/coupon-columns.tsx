import type { Coupon, CouponState } from '@wevisu/contract/coupons.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { formatCount } from '@wevisu/domain/format-count.ts';
import type { TableColumn } from '../../back-office/table/table-types.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { rateText } from './rate-text.ts';

export const COUPON_STATE_NAMES: Readonly<Record<CouponState, string>> = {
  running: 'Running',
  scheduled: 'Scheduled',
  paused: 'Paused',
  used_up: 'Used up',
  ended: 'Ended',
};

const dateText = (at: string | null) => (
  <span className="figures whitespace-nowrap">{at === null ? '' : formatDate(at)}</span>
);

export function couponColumns(onEdit: (coupon: Coupon) => void): readonly TableColumn<Coupon>[] {
  return [
    {
      key: 'code',
      header: 'Code',
      isSortable: true,
      cell: ({ code }) => <span className="figures font-[560]">{code}</span>,
    },
    {
      key: 'rate',
      header: 'Takes off',
      isNumber: true,
      cell: ({ rate_ppm }) => rateText(rate_ppm),
    },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <Badge>{COUPON_STATE_NAMES[state]}</Badge>,
    },
    {
      key: 'created',
      header: 'Made',
      isSortable: true,
      cell: ({ created_at }) => dateText(created_at),
    },
    { key: 'starts', header: 'Starts', cell: ({ starts_at }) => dateText(starts_at) },
    {
      key: 'expires',
      header: 'Ends',
      isSortable: true,
      cell: ({ expires_at }) => dateText(expires_at),
    },
    { key: 'uses', header: 'Uses', isNumber: true, isSortable: true, cell: usesText },
    {
      key: 'revenue',
      header: 'Sold',
      isNumber: true,
      cell: ({ revenue }) => <Money amount={revenue} />,
    },
    { key: 'given', header: 'Gave', isNumber: true, cell: ({ given }) => <Money amount={given} /> },
    {
      key: 'act',
      header: 'Change',
      isAct: true,
      cell: (coupon) =>
        coupon.state !== 'ended' && (
          <Button
            aria-label={`Edit ${coupon.code}`}
            kind="secondary"
            onPress={() => onEdit(coupon)}
            size="small"
          >
            Edit
          </Button>
        ),
    },
  ];
}

function usesText({ uses, max_uses, max_uses_each }: Coupon): string {
  const used =
    max_uses === null
      ? `${formatCount(uses)} ${uses === 1 ? 'use' : 'uses'}`
      : `${formatCount(uses)} of ${formatCount(max_uses)} uses`;
  return max_uses_each === null ? used : `${used}, ${formatCount(max_uses_each)} per homeowner`;
}
