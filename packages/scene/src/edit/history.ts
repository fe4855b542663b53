import { type Allowance, DEFAULT_ALLOWANCE } from '../document/allowance.ts';
import type { SceneNodes } from '../document/scene.ts';
import { applyChange } from './apply-change.ts';
import { type Change, reverse } from './change.ts';
import { fieldsBetween, withoutFields } from './fields-between.ts';
import { fitChange } from './fit-change.ts';
import { isEmpty } from './is-empty.ts';
import { mergeChanges } from './merge-changes.ts';

/** One step that a person can take back, and what it is called: 'Move sofa'. */
export interface Step {
  readonly label: string;
  readonly change: Change;
  /** Steps in a row with the same key are one gesture; null never joins. */
  readonly gesture: string | null;
}

/** What was done and what was undone, without end. A value: every function gives a new one. */
export interface History {
  readonly nodes: SceneNodes;
  /** What the document orders beyond the count. */
  readonly allowance: Allowance;
  readonly done: readonly Step[];
  /** The next one to redo is the last. */
  readonly undone: readonly Step[];
}

export function startHistory(nodes: SceneNodes, allowance: Allowance = DEFAULT_ALLOWANCE): History {
  return { nodes, allowance, done: [], undone: [] };
}

/** What a history is of, after one more change. */
function after(
  { nodes, allowance }: History,
  change: Change,
): Pick<History, 'nodes' | 'allowance'> {
  return {
    nodes: applyChange(nodes, change),
    allowance: change.allowance?.to ?? allowance,
  };
}

/**
 * The history after one more change, which ends what could be redone. With a `gesture` equal to the
 * last step's both become one step; a change that does nothing is no step. What somebody else has
 * changed since the change was made stays, except for the fields that it sets itself.
 */
export function record(
  history: History,
  label: string,
  made: Change,
  gesture: string | null = null,
): History {
  const change = fitChange(history.nodes, made, 'take');
  if (isEmpty(change)) return history;
  const now = after(history, change);
  const last = history.done.at(-1);
  if (!last || gesture === null || last.gesture !== gesture || history.undone.length > 0) {
    return { ...now, done: [...history.done, { label, change, gesture }], undone: [] };
  }
  const merged = mergeChanges([last.change, change]);
  const before = history.done.slice(0, -1);
  const done = isEmpty(merged) ? before : [...before, { label, change: merged, gesture }];
  return { ...now, done, undone: [] };
}

/** The same history when the gesture at hand is over: the next change is a step of its own. */
export function endGesture(history: History): History {
  const last = history.done.at(-1);
  if (!last || last.gesture === null) return history;
  return { ...history, done: [...history.done.slice(0, -1), { ...last, gesture: null }] };
}

/** The history one step back; the same history if nothing is left to undo. */
export function undo(history: History): History {
  const step = history.done.at(-1);
  if (!step) return history;
  const whole = reverse(step.change);
  const change = fitOwn(history, whole);
  const done = history.done.slice(0, -1);
  // Others have done away with all of it: the step before it is the one to take back.
  if (isEmpty(change)) return undo({ ...history, done });
  return {
    ...after(history, change),
    done,
    undone: [...history.undone, change === whole ? step : { ...step, change: reverse(change) }],
  };
}

/** The history one step on; itself where nothing was undone. */
export function redo(history: History): History {
  const step = history.undone.at(-1);
  if (!step) return history;
  const change = fitOwn(history, step.change);
  const undone = history.undone.slice(0, -1);
  if (isEmpty(change)) return redo({ ...history, undone });
  return {
    ...after(history, change),
    done: [...history.done, { ...step, change, gesture: null }],
    undone,
  };
}

/** What of a change touches nothing that somebody else has changed since. */
function fitOwn({ nodes, allowance }: History, change: Change): Change {
  const fitted = fitChange(nodes, change, 'leave');
  if (!fitted.allowance || fitted.allowance.from === allowance) return fitted;
  const { allowance: _theirs, ...rest } = fitted;
  return rest;
}

/**
 * The same history upon what others have made of the scene: own steps stay, without what somebody else did anew. A
 * gesture at hand ends where others touched the same things.
 */
export function adopt(
  history: History,
  { nodes, allowance }: Pick<History, 'nodes' | 'allowance'>,
): History {
  const theirs = fieldsBetween(history.nodes, nodes);
  if (theirs.size === 0) return { ...history, nodes, allowance };
  const own = (steps: readonly Step[]) =>
    steps.flatMap((step) => {
      const change = withoutFields(step.change, theirs);
      if (change === step.change) return step;
      return isEmpty(change) ? [] : { ...step, change, gesture: null };
    });
  return { nodes, allowance, done: own(history.done), undone: own(history.undone) };
}

/** What undo would take back, for a menu; null where there is nothing. */
export function undoLabel(history: History): string | null {
  return history.done.at(-1)?.label ?? null;
}

/** What redo would do again; null where there is nothing. */
export function redoLabel(history: History): string | null {
  return history.undone.at(-1)?.label ?? null;
}
