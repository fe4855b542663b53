import { expect, test } from 'vitest';
import {
  ENDED_STATES,
  FIRST_HIRE_STATE,
  HIRE_ACTS,
  HIRE_MOVES,
  HIRE_ROLES,
  HIRE_STATES,
  type HireAct,
  type HireRole,
  type HireState,
  isEnded,
  isWorking,
  nextHireState,
  possibleHireActs,
  WORKING_STATES,
  waitsFor,
} from './hire-steps.ts';

/** The rule as it is written down in decisions 0076 and 0079, act by act: who, from where, to where. */
const RULE: Readonly<
  Record<HireAct, readonly (readonly [by: string, from: string, to: string])[]>
> = {
  offer: [['pro', 'requested offered countered', 'offered']],
  counter: [['homeowner', 'offered', 'countered']],
  accept: [
    ['homeowner', 'offered', 'active'],
    ['pro', 'countered', 'offered'],
  ],
  decline: [
    ['pro', 'requested countered', 'declined'],
    ['homeowner', 'offered', 'declined'],
  ],
  cancel: [
    ['homeowner', 'requested countered active', 'canceled'],
    ['pro', 'offered active', 'canceled'],
  ],
  deliver: [['pro', 'active', 'delivered']],
  ask_changes: [['homeowner', 'delivered', 'active']],
  accept_delivery: [['homeowner', 'delivered', 'active, at the end finished']],
  complete: [['homeowner pro', 'finished', 'completed']],
  review: [['homeowner pro', 'completed', 'completed']],
  dispute: [['homeowner pro', 'active delivered finished', 'disputed']],
  resume: [['staff', 'disputed', 'active, at the end finished']],
  close_completed: [['staff', 'disputed', 'completed']],
  close_canceled: [['staff', 'disputed', 'canceled']],
};

function ruleOf(state: HireState, act: HireAct, role: HireRole, isDone: boolean): string {
  for (const [by, from, to] of RULE[act]) {
    if (!by.split(' ').includes(role) || !from.split(' ').includes(state)) continue;
    const [usual = '', atTheEnd] = to.split(', at the end ');
    return isDone && atTheEnd !== undefined ? atTheEnd : usual;
  }
  return 'refused';
}

test('G-59 every state, act and role does what the rule says, or is refused', () => {
  let allowed = 0;
  for (const state of HIRE_STATES) {
    for (const act of HIRE_ACTS) {
      for (const role of HIRE_ROLES) {
        for (const isDone of [false, true]) {
          const found = nextHireState({ state, act, role, isDone });
          const answer = found.ok ? found.value : 'refused';
          expect(answer, `${role} ${act} from ${state}`).toBe(ruleOf(state, act, role, isDone));
          expect(possibleHireActs(state, role).includes(act)).toBe(found.ok);
          if (found.ok) allowed += 1;
          else expect(found.code).toBe('hire_step_closed');
        }
      }
    }
  }
  expect(allowed).toBe(2 * 30);
});

test('G-59 every state is reached, and from every one an end can be', () => {
  const next = (state: HireState) =>
    Object.values(HIRE_MOVES[state]).flatMap(({ to, toWhenDone }) => [to, toWhenDone ?? to]);
  const reachedFrom = (first: HireState) => {
    const reached = new Set([first]);
    for (const state of reached) for (const to of next(state)) reached.add(to);
    return reached;
  };
  expect(reachedFrom(FIRST_HIRE_STATE)).toEqual(new Set(HIRE_STATES));
  for (const state of HIRE_STATES) {
    expect(
      ENDED_STATES.some((end) => reachedFrom(state).has(end)),
      state,
    ).toBe(true);
  }
});

test('G-59 whoever is waited for can act, and nobody is once it is over', () => {
  for (const state of HIRE_STATES) {
    const who = waitsFor(state);
    expect(who === null).toBe(isEnded(state));
    if (who !== null) expect(possibleHireActs(state, who).length, state).toBeGreaterThan(0);
    expect(isEnded(state) && isWorking(state)).toBe(false);
  }
  expect(WORKING_STATES.every((state) => isWorking(state))).toBe(true);
});
