/** What a hire is called, and what each of the two reads about it. */
import type { HireAct, HireRole, HireState } from './hire-steps.ts';

export const HIRE_LABELS: Readonly<Record<HireState, string>> = {
  requested: 'Requested',
  offered: 'Offer made',
  countered: 'Counteroffer made',
  active: 'Work underway',
  delivered: 'Delivered',
  finished: 'All accepted',
  completed: 'Completed',
  declined: 'Declined',
  canceled: 'Canceled',
  disputed: 'In dispute',
};

type Reader = Readonly<Record<HireRole, string>>;

const OVER: Readonly<Record<'declined' | 'canceled', string>> = {
  declined: 'This hire was declined. Nothing was agreed on.',
  canceled: 'This hire was canceled, and the pro no longer works on the project.',
};

const TEXTS: Readonly<Record<HireState, Reader>> = {
  requested: {
    homeowner: 'Your request was sent. The pro answers with an offer, or declines.',
    pro: 'Answer with an offer, or decline. You see the project once an offer is accepted.',
    staff: 'The pro was asked and has not answered.',
  },
  offered: {
    homeowner:
      'Read the offer. You can accept it by paying its first milestone, propose other terms, or decline.',
    pro: 'Your offer was sent. You can replace it until it is answered.',
    staff: 'The homeowner has an offer to answer.',
  },
  countered: {
    homeowner: 'Your terms were sent. The pro agrees to them, makes another offer, or declines.',
    pro: 'The homeowner proposes other terms. Agree to them, make another offer, or decline.',
    staff: 'The pro has a counteroffer to answer.',
  },
  active: {
    homeowner: 'The pro works on the next milestone and tells you when it is delivered.',
    pro: 'Say so here when the next milestone is delivered.',
    staff: 'The pro works on the next milestone.',
  },
  delivered: {
    homeowner: 'A milestone was delivered. Accept it, or say what has to change.',
    pro: 'The homeowner looks at what you delivered.',
    staff: 'The homeowner has a delivery to answer.',
  },
  finished: {
    homeowner: 'Every milestone is accepted. Complete the hire to end it.',
    pro: 'Every milestone is accepted. Either of you can complete the hire.',
    staff: 'Every milestone is accepted.',
  },
  completed: {
    homeowner: 'The work is done. Each of you can review the other once.',
    pro: 'The work is done. Each of you can review the other once.',
    staff: 'The work is done.',
  },
  declined: { homeowner: OVER.declined, pro: OVER.declined, staff: OVER.declined },
  canceled: { homeowner: OVER.canceled, pro: OVER.canceled, staff: OVER.canceled },
  disputed: {
    homeowner: 'Our staff read what both of you say and decide. You hear from us here.',
    pro: 'Our staff read what both of you say and decide. You hear from us here.',
    staff: 'Read what happened and decide. Both are told your decision and its reason.',
  },
};

const UNPAID: Reader = {
  homeowner: 'The next milestone is not paid. Pay for it, so that the pro can go on.',
  pro: 'The next milestone is not paid yet. We tell you once it is held, and you can deliver it.',
  staff: 'The homeowner has yet to pay for the next milestone.',
};

/** In place of the state's text while work is agreed on and the next milestone is not paid. */
export function unpaidText(role: HireRole): string {
  return UNPAID[role];
}

export function hireStateText(state: HireState, role: HireRole): string {
  return TEXTS[state][role];
}

/** On buttons. */
export const HIRE_ACT_LABELS: Readonly<Record<HireAct, string>> = {
  offer: 'Make an offer',
  counter: 'Propose other terms',
  accept: 'Accept these terms',
  decline: 'Decline',
  cancel: 'Cancel this hire',
  deliver: 'Say it is delivered',
  ask_changes: 'Ask for changes',
  accept_delivery: 'Accept the delivery',
  complete: 'Complete the hire',
  review: 'Write a review',
  dispute: 'Ask staff to decide',
  resume: 'Let the work go on',
  close_completed: 'Decide that the work is done',
  close_canceled: 'Decide that the hire is canceled',
};

/** What was done, behind a name: 'Oakridge Renovations made an offer'. */
export const HIRE_ACT_TEXTS: Readonly<Record<HireAct | 'request', string>> = {
  request: 'asked for an offer',
  offer: 'made an offer',
  counter: 'proposed other terms',
  accept: 'accepted the terms',
  decline: 'declined',
  cancel: 'canceled the hire',
  deliver: 'delivered a milestone',
  ask_changes: 'asked for changes',
  accept_delivery: 'accepted a delivery',
  complete: 'completed the hire',
  review: 'wrote a review',
  dispute: 'asked staff to decide',
  resume: 'decided that the work goes on',
  close_completed: 'decided that the work is done',
  close_canceled: 'decided that the hire is canceled',
};
