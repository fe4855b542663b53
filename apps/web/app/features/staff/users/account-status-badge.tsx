import type { AccountStatus } from '@wevisu/domain/people/accounts.ts';
import { Badge, type BadgeKind } from '../../../ui/badge.tsx';

const KINDS: Readonly<Record<AccountStatus, BadgeKind>> = {
  Active: 'success',
  Approve: 'success',
  Deactive: 'danger',
  pending: 'warning',
};

/** DATA-02: the words of the statuses, letter for letter. */
export function AccountStatusBadge({ status }: { readonly status: AccountStatus }) {
  return <Badge kind={KINDS[status]}>{status}</Badge>;
}
