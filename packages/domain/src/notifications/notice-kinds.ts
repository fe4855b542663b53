/**
 * What people hear of, by kind: the events of notifications and the templates of mails. A person always finds a
 * notification on the page; a mail of a kind that `isOptional` comes at once, once a day, or never, as its reader
 * chooses. Mails about money, sign-in and the papers of an order always come.
 */

const PEOPLE = ['User', 'Contractor', 'Vendor', 'Admin'] as const;

type Reader = (typeof PEOPLE)[number];

interface NoticeKind {
  readonly kind: string;
  /** As in "Emails about …". */
  readonly title: string;
  readonly detail: string;
  /** Account types that hear of it, and see it among their choices. */
  readonly readers: readonly Reader[];
  readonly isOptional: boolean;
  readonly events: readonly string[];
  readonly mails: readonly string[];
}

export const NOTICE_KINDS = [
  {
    kind: 'chat',
    title: 'Messages in chats',
    detail: 'What others write while you are away, in one email per chat.',
    readers: ['User', 'Contractor', 'Vendor'],
    isOptional: true,
    events: ['chat_message'],
    mails: ['chat_messages'],
  },
  {
    kind: 'order_steps',
    title: 'Progress of orders',
    detail: 'Approved, shipped, delivered.',
    readers: ['User', 'Vendor'],
    isOptional: true,
    events: ['order_item_status'],
    mails: ['order_steps', 'order_step_vendor', 'parcel_shipped', 'parcel_delivered'],
  },
  {
    kind: 'sales',
    title: 'Sales in your showroom',
    detail: 'Orders that your clients place, and your profit on them.',
    readers: ['Contractor'],
    isOptional: true,
    events: [],
    mails: ['order_placed_pro'],
  },
  {
    kind: 'hiring',
    title: 'Hiring',
    detail: 'Requests, terms, deliveries and reviews of a hire.',
    readers: ['User', 'Contractor'],
    isOptional: true,
    events: ['hire'],
    mails: ['hire_step'],
  },
  {
    kind: 'proposals',
    title: 'Proposals and shared projects',
    detail: 'What a pro proposes, and what a homeowner shares or answers.',
    readers: ['User', 'Contractor'],
    isOptional: true,
    events: ['proposal_sent', 'proposal_answered', 'project_shared'],
    mails: ['proposal_sent'],
  },
  {
    kind: 'offers',
    title: 'Offers',
    detail: 'Offers that are asked for, sent or answered, and reminders of them.',
    readers: ['User', 'Contractor'],
    isOptional: true,
    events: ['offer_asked', 'offer_sent', 'offer_answered'],
    mails: ['offer_asked', 'offer_sent', 'offer_answered', 'offer_reminder'],
  },
  {
    kind: 'licenses',
    title: 'License reminders',
    detail: 'Before a license or certificate expires.',
    readers: ['Contractor'],
    isOptional: true,
    events: ['license_expires'],
    mails: ['license_expires'],
  },
  {
    kind: 'listings',
    title: 'Products and stock',
    detail: 'Products that go live or are declined, and stock that runs low.',
    readers: ['Vendor'],
    isOptional: true,
    events: ['stock_low'],
    mails: ['listing_approve', 'listing_ask_changes', 'listing_decline', 'listings_approved'],
  },
  {
    kind: 'orders',
    title: 'Orders and their papers',
    detail: 'Confirmations, changes, price consents, returns and deadlines.',
    readers: ['User', 'Contractor', 'Vendor'],
    isOptional: false,
    events: ['order_placed', 'order_request', 'order_address', 'order_price', 'order_deadline'],
    mails: [
      'order_placed_homeowner',
      'order_placed_vendor',
      'order_canceled',
      'order_request_asked',
      'order_request_vendor',
      'order_request_decided',
      'order_return_sending',
      'order_refund_due',
      'order_address_homeowner',
      'order_address_vendor',
      'order_processing_soon',
      'order_processing_late',
      'order_price_asked',
      'order_price_accepted',
      'order_price_lowered',
      'order_price_reminder',
      'offer_copy',
    ],
  },
  {
    kind: 'money',
    title: 'Payments and payouts',
    detail: 'Charges, refunds, hires, disputes, plans, credits and what is paid out.',
    readers: ['User', 'Contractor', 'Vendor'],
    isOptional: false,
    events: [
      'order_charged',
      'order_charge_refused',
      'order_refunded',
      'order_refund_sent_back',
      'hire_money',
      'payout_paid',
      'payout_failed',
      'payout_bank_changed',
      'balance_negative',
      'balance_overdue',
      'dispute',
      'plan_set',
      'plan_ends',
      'plan_bought',
      'plan_renewed',
      'plan_renews',
      'plan_refused',
      'plan_over',
      'plan_canceled',
      'plan_dispute',
      'plan_not_started',
    ],
    mails: [
      'order_charged',
      'order_charge_refused',
      'order_refunded',
      'order_refund_sent_back',
      'hire_money',
      'payout_paid',
      'payout_failed',
      'payout_bank_changed',
      'balance_negative',
      'balance_overdue',
      'dispute',
      'plan_ends',
      'plan_bought',
      'plan_renewed',
      'plan_renews',
      'plan_refused',
      'plan_over',
      'plan_canceled',
      'plan_dispute',
      'ai_credits',
    ],
  },
  {
    kind: 'account',
    title: 'Sign-in and your account',
    detail:
      'Codes and links, changes of your account, decisions about you, and answers to what you asked.',
    readers: PEOPLE,
    isOptional: false,
    events: [
      'listing',
      'acting_started',
      'license_approved',
      'license_refused',
      'license_stopped',
      'chat_message_removed',
      'chat_report_decided',
    ],
    mails: [
      'verify_email',
      'reset_password',
      'password_changed',
      'change_email',
      'email_changed',
      'staff_otp',
      'factor_added',
      'factor_removed',
      'factors_off',
      'recovery_codes_made',
      'recovery_code_used',
      'acting_started',
      'account_deactivated',
      'account_reactivated',
      'account_deleted',
      'pro_applied',
      'pro_has_account',
      'pro_approved',
      'pro_refused',
      'vendor_applied',
      'vendor_has_account',
      'vendor_approved',
      'vendor_refused',
      'application_question',
      'license_approved',
      'license_refused',
      'license_stopped',
      'inquiry_answer',
      'webhook_failing',
      'ai_verify_email',
      'ai_reset_password',
      'ai_password_changed',
      'ai_account_deleted',
    ],
  },
  {
    kind: 'staff',
    title: 'Work of staff',
    detail: 'What waits for staff, and what went wrong.',
    readers: ['Admin'],
    isOptional: false,
    events: [
      'charge_refused',
      'refund_failed',
      'payments_refused',
      'books_differ',
      'audit_broken',
      'chat_reported',
      'dispute_needs_response',
      'dispute_under_review',
      'dispute_won',
      'dispute_lost',
      'dispute_accepted',
    ],
    mails: [
      'lead',
      'contact',
      'pro_application',
      'vendor_application',
      'license_sent',
      'application_answered',
    ],
  },
] as const satisfies readonly NoticeKind[];

type Kind = (typeof NOTICE_KINDS)[number];

export type NoticeKindName = Kind['kind'];
export type NoticeEvent = Kind['events'][number];
export type MailTemplate = Kind['mails'][number];
/** Kinds whose mails their readers may switch off. */
export type OptionalKind = Extract<Kind, { isOptional: true }>['kind'];

export const OPTIONAL_KINDS = NOTICE_KINDS.flatMap((one) => (one.isOptional ? [one.kind] : []));

/** Kinds of which there are notifications, which devices can show. */
export const PUSH_KINDS = NOTICE_KINDS.flatMap(({ kind, events }) =>
  events.length > 0 ? [kind] : [],
);

export type PushKind = (typeof PUSH_KINDS)[number];

const KIND_OF_EVENT: ReadonlyMap<string, Kind> = new Map(
  NOTICE_KINDS.flatMap((kind) => kind.events.map((event) => [event, kind] as const)),
);

/** The kind that a notification is of; null for an event that is no longer sent. */
export function kindOfEvent(event: string): NoticeKindName | null {
  return KIND_OF_EVENT.get(event)?.kind ?? null;
}

/** When the mails of a kind come: at once, once a day in one mail, or never. */
export const MAIL_PLANS = ['now', 'digest', 'off'] as const;
export type MailPlan = (typeof MAIL_PLANS)[number];

const KIND_OF_MAIL: ReadonlyMap<string, Kind> = new Map(
  NOTICE_KINDS.flatMap((kind) => kind.mails.map((mail) => [mail, kind] as const)),
);

/** The kind that a mail is of, if its reader may switch it off; else null. */
export function optionalKindOf(template: MailTemplate): OptionalKind | null {
  const kind = KIND_OF_MAIL.get(template);
  return kind?.isOptional ? kind.kind : null;
}

export function isOptionalKind(text: string): text is OptionalKind {
  return OPTIONAL_KINDS.some((kind) => kind === text);
}

/** 'Progress of orders'. */
export function kindTitle(name: NoticeKindName): string {
  return NOTICE_KINDS.find(({ kind }) => kind === name)?.title ?? '';
}
