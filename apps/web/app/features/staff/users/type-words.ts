import type { AccountType } from '@wevisu/domain/people/accounts.ts';

export const TYPE_WORDS: Readonly<Record<AccountType, string>> = {
  User: 'Homeowner',
  Vendor: 'Vendor',
  Contractor: 'Pro',
  Admin: 'Staff',
};
