/**
 * A homeowner hires a pro for a project (G-59): the states of a hire and who may do what from where. One table, used by
 * the server to refuse and by the screens to show buttons.
 */
import { ok, type Result, refuse } from '../errors/errors.ts';

export const HIRE_STATES = [
  'requested',
  'offered',
  'countered',
  'active',
  'delivered',
  'finished',
  'completed',
  'declined',
  'canceled',
  'disputed',
] as const;
export type HireState = (typeof HIRE_STATES)[number];

export const FIRST_HIRE_STATE: HireState = 'requested';

/** Work is agreed on and not over: the pro sees the project. The database has the same list in its view project_pros. */
export const WORKING_STATES = [
  'active',
  'delivered',
  'finished',
  'disputed',
] as const satisfies readonly HireState[];

/** Nothing more happens, save reviews. */
export const ENDED_STATES = [
  'completed',
  'declined',
  'canceled',
] as const satisfies readonly HireState[];

export const HIRE_ACTS = [
  'offer',
  'counter',
  'accept',
  'decline',
  'cancel',
  'deliver',
  'ask_changes',
  'accept_delivery',
  'complete',
  'review',
  'dispute',
  'resume',
  'close_completed',
  'close_canceled',
] as const;
export type HireAct = (typeof HIRE_ACTS)[number];

export const HIRE_ROLES = ['homeowner', 'pro', 'staff'] as const;
export type HireRole = (typeof HIRE_ROLES)[number];

interface Move {
  readonly by: readonly HireRole[];
  readonly to: HireState;
  /** Where it leads once every milestone is accepted, if that is elsewhere. */
  readonly toWhenDone?: HireState;
}

const HOMEOWNER = ['homeowner'] as const;
const PRO = ['pro'] as const;
const BOTH = ['homeowner', 'pro'] as const;
const STAFF = ['staff'] as const;
const DISPUTE: Move = { by: BOTH, to: 'disputed' };

/** Milestones are delivered in their order, one at a time. */
export const HIRE_MOVES: Readonly<Record<HireState, Partial<Readonly<Record<HireAct, Move>>>>> = {
  requested: {
    offer: { by: PRO, to: 'offered' },
    decline: { by: PRO, to: 'declined' },
    cancel: { by: HOMEOWNER, to: 'canceled' },
  },
  offered: {
    accept: { by: HOMEOWNER, to: 'active' },
    counter: { by: HOMEOWNER, to: 'countered' },
    decline: { by: HOMEOWNER, to: 'declined' },
    offer: { by: PRO, to: 'offered' },
    cancel: { by: PRO, to: 'canceled' },
  },
  countered: {
    // The homeowner's terms are the pro's offer from then on, and accepted by paying.
    accept: { by: PRO, to: 'offered' },
    offer: { by: PRO, to: 'offered' },
    decline: { by: PRO, to: 'declined' },
    cancel: { by: HOMEOWNER, to: 'canceled' },
  },
  active: {
    deliver: { by: PRO, to: 'delivered' },
    cancel: { by: BOTH, to: 'canceled' },
    dispute: DISPUTE,
  },
  delivered: {
    accept_delivery: { by: HOMEOWNER, to: 'active', toWhenDone: 'finished' },
    ask_changes: { by: HOMEOWNER, to: 'active' },
    dispute: DISPUTE,
  },
  finished: {
    complete: { by: BOTH, to: 'completed' },
    dispute: DISPUTE,
  },
  completed: { review: { by: BOTH, to: 'completed' } },
  declined: {},
  canceled: {},
  disputed: {
    resume: { by: STAFF, to: 'active', toWhenDone: 'finished' },
    close_completed: { by: STAFF, to: 'completed' },
    close_canceled: { by: STAFF, to: 'canceled' },
  },
};

/**
 * The state that an act leads to, or why it can't be done. `isDone`: after the act every milestone is accepted. The
 * caller checks whose hire it is.
 */
export function nextHireState(of: {
  readonly state: HireState;
  readonly act: HireAct;
  readonly role: HireRole;
  readonly isDone: boolean;
}): Result<HireState> {
  const move = HIRE_MOVES[of.state][of.act];
  if (!move?.by.includes(of.role)) return refuse('hire_step_closed');
  return ok(of.isDone ? (move.toWhenDone ?? move.to) : move.to);
}

/** What somebody may do now, in the order in which buttons show it. */
export function possibleHireActs(state: HireState, role: HireRole): readonly HireAct[] {
  const moves = Object.entries(HIRE_MOVES[state]) as [HireAct, Move][];
  return moves.flatMap(([act, { by }]) => (by.includes(role) ? [act] : []));
}

/** For whom a hire waits; null once it is over. */
export function waitsFor(state: HireState): HireRole | null {
  if (state === 'disputed') return 'staff';
  if (state === 'offered' || state === 'delivered' || state === 'finished') return 'homeowner';
  return state === 'requested' || state === 'countered' || state === 'active' ? 'pro' : null;
}

/** These say why: the other one has to know. */
export const ACTS_WITH_REASON: readonly HireAct[] = [
  'ask_changes',
  'dispute',
  'resume',
  'close_completed',
  'close_canceled',
];

export function isWorking(state: HireState): boolean {
  return (WORKING_STATES as readonly HireState[]).includes(state);
}

export function isEnded(state: HireState): boolean {
  return (ENDED_STATES as readonly HireState[]).includes(state);
}
