import {
  canSetStatus,
  isOrderStatus,
  ORDER_STATUSES,
  type OrderStatus,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import type { AccountType } from '@wevisu/domain/people/accounts.ts';
import { cx } from '../../../ui/cx.ts';
import { CONTROL } from '../../../ui/field-style.ts';

export interface StatusChange {
  readonly status: OrderStatus;
  /** U-43: the step is unusual, and staff are asked to confirm it. */
  readonly needsConfirmation: boolean;
}

export interface StatusSelectProps {
  /** Says whose status it is. */
  readonly label: string;
  readonly viewer: AccountType;
  readonly status: string;
  readonly isDisabled?: boolean;
  readonly onChange: (change: StatusChange) => void;
}

/** ORD-03: the 14 statuses; those that the role may not choose now are disabled. */
export function StatusSelect(props: StatusSelectProps) {
  const { label, viewer, status, isDisabled = false, onChange } = props;
  const selectable: readonly string[] = isOrderStatus(status)
    ? selectableStatuses(viewer, status)
    : [];

  function choose(to: string) {
    if (!isOrderStatus(status) || !isOrderStatus(to) || to === status) return;
    const usual = canSetStatus({ role: viewer, from: status, to });
    onChange({ status: to, needsConfirmation: !usual.ok });
  }

  return (
    <select
      aria-label={label}
      className={cx(CONTROL, 'h-9 min-w-40 py-0 text-14')}
      disabled={isDisabled}
      onChange={(event) => choose(event.target.value)}
      value={status}
    >
      {ORDER_STATUSES.map((one) => (
        <option disabled={one !== status && !selectable.includes(one)} key={one} value={one}>
          {statusLabel(one)}
        </option>
      ))}
    </select>
  );
}
