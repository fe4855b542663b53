import type { UserId } from '@wevisu/domain/ids.ts';
import type { PayeeKind } from '@wevisu/domain/ledger/accounts.ts';

/** Who asks: a vendor for the vendor's earnings, a pro for those of the showroom. */
export interface PayeeUser {
  readonly kind: PayeeKind;
  readonly userId: UserId;
}

export function payeeUserOf(user: { readonly userId: UserId; readonly type: string }): PayeeUser {
  return { kind: user.type === 'Vendor' ? 'vendor' : 'pro', userId: user.userId };
}
