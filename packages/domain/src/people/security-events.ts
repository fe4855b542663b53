// What operators can look up later (docs/security.md). The outcome is 'done' or the code of the refusal.
export const SECURITY_EVENTS = {
  sign_in: 'a sign-in by password',
  remembered_sign_in: 'a sign-in by a remembered device',
  provider_sign_in: "a sign-in at another company; about: the company's name",
  staff_code: 'the code that staff get by mail',
  factor_added: 'a second factor was added; about: its kind',
  factor_removed: 'a second factor was removed; about: its kind',
  factor_used: 'a second factor at sign-in; about: its kind',
  sessions_ended: 'a person signed out a device, or all others',
  password_changed: 'a new password on the account page',
  reset_requested: 'a link to reset a password was requested, for whichever address',
  reset_mailed: 'a link to reset the password was mailed',
  password_reset: 'a new password by a mailed link',
  email_changed: 'a new address was confirmed by its link',
  account_deleted: 'a person deleted the account',
  pro_approved: 'staff gave an account the role of a pro',
  pro_refused: 'staff refused the role of a pro',
  vendor_approved: 'staff gave an account the role of a vendor',
  vendor_refused: 'staff refused the role of a vendor',
  tax_form_read: "staff opened a vendor's tax form",
  license_read: "staff opened a pro's license",
  acting_started: 'staff started to act in the name of an account',
  acting_stopped: 'staff stopped acting in the name of an account',
  staff_act: 'any other change by staff; about: the call and the number of what it changed',
  cards_refused:
    'refused cards reached the number that staff are notified of; about: what was counted',
  audit_broken: 'the check of the audit log found a fault; about: what, and which entry',
  limit_reached: 'a call was refused by a limit; about: the name of the call',
} as const;

export type SecurityEventKind = keyof typeof SECURITY_EVENTS;
