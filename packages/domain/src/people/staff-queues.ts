/** The queues that staff work through, and what we promise for each. */
import { MESSAGE_ANSWER_HOURS, PRO_APPROVAL_HOURS, REQUEST_ANSWER_DAYS } from '../policy/policy.ts';

export const STAFF_QUEUES = [
  'pros',
  'vendors',
  'licenses',
  'products',
  'prices',
  'requests',
  'messages',
  'leads',
  'reports',
  'mails',
  'jobs',
] as const;
export type StaffQueue = (typeof STAFF_QUEUES)[number];

/** Those whose applicants can be asked for something before the decision. */
export const APPLICATION_QUEUES = [
  'pros',
  'vendors',
  'licenses',
] as const satisfies readonly StaffQueue[];
export type ApplicationQueue = (typeof APPLICATION_QUEUES)[number];

/** Leads and contact messages: both are answered by mail and closed. */
export const INQUIRY_QUEUES = ['messages', 'leads'] as const satisfies readonly StaffQueue[];
export type InquiryQueue = (typeof INQUIRY_QUEUES)[number];

/** Hours from the arrival of a case to its decision; null where nobody outside waits. */
export const PROMISED_HOURS: Readonly<Record<StaffQueue, number | null>> = {
  pros: PRO_APPROVAL_HOURS,
  vendors: PRO_APPROVAL_HOURS,
  licenses: PRO_APPROVAL_HOURS,
  products: MESSAGE_ANSWER_HOURS,
  prices: MESSAGE_ANSWER_HOURS,
  requests: REQUEST_ANSWER_DAYS * 24,
  messages: MESSAGE_ANSWER_HOURS,
  leads: MESSAGE_ANSWER_HOURS,
  reports: MESSAGE_ANSWER_HOURS,
  mails: null,
  jobs: null,
};

/** How long a case belongs to whoever opened it. */
export const CLAIM_MINUTES = 10;

/** How long a decision waits on the screen before it is sent, so that it can be taken back. */
export const UNDO_SECONDS = 10;

/** How far back the first page of staff looks. */
export const DASHBOARD_DAYS = 30;

export function isStaffQueue(text: unknown): text is StaffQueue {
  return (STAFF_QUEUES as readonly unknown[]).includes(text);
}

export function isApplicationQueue(queue: StaffQueue): queue is ApplicationQueue {
  return (APPLICATION_QUEUES as readonly StaffQueue[]).includes(queue);
}
