import type { StaffQueue } from '@wevisu/domain/people/staff-queues.ts';

export interface ReasonTemplate {
  readonly label: string;
  readonly text: string;
}

interface QueueWords {
  readonly title: string;
  /** The buttons, by their keys A, D and R. */
  readonly approve: string;
  readonly decline: string;
  readonly ask: string | null;
  /** What the undo bar says after each. */
  readonly approved: string;
  readonly declined: string;
  /** Where every case is decided. */
  readonly empty: string;
  /** Whole texts to begin from; the person reads what is sent. */
  readonly reasons: readonly ReasonTemplate[];
  readonly questions: readonly ReasonTemplate[];
}

const APPLICATION = {
  approve: 'Approve',
  decline: 'Decline',
  ask: 'Ask for changes',
  approved: 'Approved',
  declined: 'Declined',
  empty: 'Every application is decided.',
} as const;

export const QUEUE_WORDS: Readonly<Record<StaffQueue, QueueWords>> = {
  pros: {
    ...APPLICATION,
    title: 'Pros',
    reasons: [
      {
        label: 'License not found',
        text: 'We could not find your license in the register of your state. If it is new, apply again once it is listed.',
      },
      {
        label: 'License of another trade',
        text: 'Your license does not cover remodeling work, which a showroom needs.',
      },
    ],
    questions: [
      {
        label: 'Unreadable file',
        text: 'We cannot read the file of your license. Please send it again.',
      },
      {
        label: 'Names differ',
        text: 'The license is in another name than your company. Please tell us how the two belong together.',
      },
    ],
  },
  vendors: {
    ...APPLICATION,
    title: 'Vendors',
    reasons: [
      {
        label: 'Tax number not found',
        text: 'We could not confirm your tax number. Please check it and apply again.',
      },
      {
        label: 'Products do not fit',
        text: 'Your products are outside of what our showrooms sell.',
      },
    ],
    questions: [
      { label: 'Unreadable form', text: 'We cannot read your tax form. Please send it again.' },
      {
        label: 'Address',
        text: 'The address that you ship from is not the one on your tax form. Please tell us which is right.',
      },
    ],
  },
  licenses: {
    ...APPLICATION,
    title: 'Licenses',
    empty: 'Every license is reviewed.',
    reasons: [
      {
        label: 'License not found',
        text: 'We could not find this license in the register of your state.',
      },
      { label: 'Unreadable file', text: 'We cannot read the file. Please send it again.' },
    ],
    questions: [
      {
        label: 'Unreadable file',
        text: 'We cannot read the file of your new license. Please send it again.',
      },
      {
        label: 'Dates differ',
        text: 'The date that you entered is not the one on the license. Please send it with the right one.',
      },
    ],
  },
  products: {
    ...APPLICATION,
    title: 'Products',
    empty: 'Every product is decided.',
    reasons: [{ label: 'Not ours to sell', text: 'We do not sell products of this kind.' }],
    questions: [
      {
        label: 'Pictures',
        text: 'The pictures do not show the product as it is. Please replace them.',
      },
      { label: 'Measures', text: 'The measures do not fit the pictures. Please check them.' },
    ],
  },
  prices: {
    ...APPLICATION,
    title: 'Prices',
    ask: null,
    empty: 'Every price is decided.',
    reasons: [
      {
        label: 'Looks mistyped',
        text: 'This price looks mistyped. Please check it and send it again.',
      },
    ],
    questions: [],
  },
  requests: {
    title: 'Requests',
    approve: 'Grant',
    decline: 'Decline',
    ask: null,
    approved: 'Granted',
    declined: 'Declined',
    empty: 'Every request is answered.',
    reasons: [
      {
        label: 'Already on its way',
        text: 'The goods have left the vendor. You can return them once they have arrived.',
      },
      {
        label: 'Cut to size',
        text: 'These goods were cut for your order, so the vendor cannot take them back.',
      },
    ],
    questions: [],
  },
  messages: {
    title: 'Messages',
    approve: 'Answer',
    decline: 'Close without an answer',
    ask: null,
    approved: 'Answered',
    declined: 'Closed',
    empty: 'Every message is answered.',
    reasons: [],
    questions: [],
  },
  leads: {
    title: 'Leads',
    approve: 'Answer',
    decline: 'Close without an answer',
    ask: null,
    approved: 'Answered',
    declined: 'Closed',
    empty: 'Every lead is answered.',
    reasons: [],
    questions: [],
  },
  reports: {
    title: 'Reports',
    approve: 'Remove the message',
    decline: 'Leave it',
    ask: null,
    approved: 'Removed',
    declined: 'Left',
    empty: 'Every report is decided.',
    reasons: [
      {
        label: 'Within the rules',
        text: 'We read the message. It does not break our rules, so it stays. You can block the person in the chat.',
      },
    ],
    questions: [],
  },
  mails: {
    title: 'Failed mails',
    approve: 'Send again',
    decline: 'Give up',
    ask: null,
    approved: 'Sent again',
    declined: 'Given up',
    empty: 'Every mail went out.',
    reasons: [{ label: 'No such mailbox', text: 'The mailbox does not exist.' }],
    questions: [],
  },
  jobs: {
    title: 'Failed jobs',
    approve: 'Run again',
    decline: 'Give up',
    ask: null,
    approved: 'Run again',
    declined: 'Given up',
    empty: 'No job fails.',
    reasons: [{ label: 'Done otherwise', text: 'It was done by other means.' }],
    questions: [],
  },
};
