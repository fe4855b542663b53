import { ORDER_STATUSES, statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';

type Status = (typeof ORDER_STATUSES)[number];

/** The words carry the state; the color groups states: waiting, under way, delivered, not coming. */
const KINDS: Readonly<Record<Status, BadgeKind>> = {
  'Waiting for approval': 'warning',
  'Vendor Approved': 'accent',
  Decline: 'danger',
  'In Progress': 'accent',
  'Ready to Pick Up': 'accent',
  'Accept to Pick Up': 'accent',
  'Picked Up': 'accent',
  Shipping: 'accent',
  Shipped: 'accent',
  'Out For Delivery': 'accent',
  Cancle: 'danger',
  'Return Request': 'warning',
  Returned: 'neutral',
  Delivered: 'success',
};

export interface StatusBadgeProps {
  /** The `status_label` of a reply. */
  readonly label: string;
  /** How many items have this status, if several. */
  readonly count?: number;
}

export function StatusBadge({ label, count = 1 }: StatusBadgeProps) {
  const status = ORDER_STATUSES.find((one) => statusLabel(one) === label);
  return (
    <Badge kind={status ? KINDS[status] : 'neutral'}>
      {label}
      {count > 1 && <span className="figures"> × {count}</span>}
    </Badge>
  );
}
