/** Account types, statuses and role ids, as the wire and the database have them. */

export const ACCOUNT_TYPES = ['User', 'Vendor', 'Contractor', 'Admin'] as const;
export type AccountType = (typeof ACCOUNT_TYPES)[number];

/** DATA-02: letter for letter, 'Deactive' and the lower-case 'pending' included. */
export const ACCOUNT_STATUSES = ['Active', 'Approve', 'Deactive', 'pending'] as const;
export type AccountStatus = (typeof ACCOUNT_STATUSES)[number];

/** NAV-50: the ids that the guard's role checks use. */
export const ROLE_IDS = { admin: 1, shop: 2, customer: 3 } as const;
export type RoleId = (typeof ROLE_IDS)[keyof typeof ROLE_IDS];

const ROLE_OF_TYPE: Readonly<Record<AccountType, RoleId>> = {
  Admin: ROLE_IDS.admin,
  Vendor: ROLE_IDS.shop,
  Contractor: ROLE_IDS.shop,
  User: ROLE_IDS.customer,
};

/** G-14: role id of an account type; pros and vendors share the shop's. */
export function roleIdOf(type: AccountType): RoleId {
  return ROLE_OF_TYPE[type];
}

/** G-13: the status of a new account; pros and vendors wait for staff. */
export function initialStatusOf(type: AccountType): AccountStatus {
  return type === 'Contractor' || type === 'Vendor' ? 'pending' : 'Active';
}

export const APPLICATION_DECISIONS = ['approve', 'refuse'] as const;
export type ApplicationDecision = (typeof APPLICATION_DECISIONS)[number];

/** G-13: the status that a staff decision gives a waiting account. */
export function statusOfDecision(decision: ApplicationDecision): AccountStatus {
  return decision === 'approve' ? 'Approve' : 'Deactive';
}

/**
 * Why an account may not have a session, or null when it may (AUTH-11, AUTH-16 to AUTH-18). Ask
 * only after the password was right, since the reply reveals that the account exists (U-22).
 */
export function whyNoSession(
  status: AccountStatus,
): 'account_deactivated' | 'account_pending' | null {
  if (status === 'Active' || status === 'Approve') return null;
  return status === 'Deactive' ? 'account_deactivated' : 'account_pending';
}
