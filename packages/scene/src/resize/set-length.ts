import type { SceneNodes } from '../document/scene.ts';
import { applyChange } from '../edit/apply-change.ts';
import { noChange } from '../edit/change.ts';
import { type Resized, refused } from './refusal.ts';

/** Nearer than this is as typed: points are whole tenths of a millimeter. */
const EXACT = 1;
const TRIES = 4;

export interface LengthToSet {
  readonly nodes: SceneNodes;
  readonly tenths: number;
  /** The length as it is in some nodes; null where it cannot be measured. */
  readonly measure: (nodes: SceneNodes) => number | null;
  /** The plan after the length grew by so many tenths. */
  readonly grow: (by: number) => Resized;
}

/** A change after which the length measures what was typed, within a tenth; none where it does already. */
export function setLength({ nodes, tenths, measure, grow }: LengthToSet): Resized {
  const now = measure(nodes);
  if (now === null) return refused('not-there');
  if (Math.abs(now - tenths) <= EXACT) return { change: noChange };
  if (tenths <= 0) return refused('too-small');
  let by = tenths - now;
  for (let i = 0; i < TRIES; i++) {
    const resized = grow(by);
    if (!('change' in resized)) return resized;
    const is = measure(applyChange(nodes, resized.change));
    if (is === null) return refused('too-small');
    if (Math.abs(is - tenths) <= EXACT) return resized;
    by += tenths - is;
  }
  return refused('too-small');
}
