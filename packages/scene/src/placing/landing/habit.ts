// How kinds stand: with the back to a wall, free in the room, on a wall, under the ceiling, on a top.
import type { KindCategory } from '../../kinds/definition/kind.ts';
import { kindOfItem } from '../kind-of-item.ts';
import type { StandingNode } from '../local-box.ts';

export type Habit = 'back' | 'free' | 'wall' | 'ceiling' | 'top';

/** Categories whose backs do not belong against a wall, and kinds of theirs whose backs do. */
const freeCategories: readonly KindCategory[] = [
  'tables',
  'plants',
  'outdoor',
  'decor',
  'lights',
  'fans',
];
const backed: readonly string[] = [
  ...['console-table', 'desk', 'standing-desk', 'vanity-table', 'fireplace', 'pedestal-sink'],
  ...['floor-mirror', 'wood-stove', 'towel-ladder', 'outdoor-kitchen'],
];
const unbacked: readonly string[] = [
  ...[
    'dining-chair',
    'counter-stool',
    'bar-stool',
    'office-chair',
    'swivel-chair',
    'ottoman',
    'pouf',
  ],
  ...['rocking-chair', 'lounge-chair', 'column', 'railing', 'stair'],
];

export function habitOf(node: StandingNode): Habit {
  if (node.type === 'run') {
    return node.tier === 'island' || node.tier === 'peninsula' ? 'free' : 'back';
  }
  const known = kindOfItem(node);
  if (!known) return 'free';
  const mount = known.card.mount(known.params);
  if (mount === 'counter') return 'top';
  if (mount !== 'floor') return mount;
  if (backed.includes(node.kind)) return 'back';
  return freeCategories.includes(known.card.category) || unbacked.includes(node.kind)
    ? 'free'
    : 'back';
}

/** Whether it hangs on a wall, where a window is in its way. Curtains belong before windows. */
export function hangs(node: StandingNode): boolean {
  if (node.type === 'run') return node.tier === 'wall' || node.tier === 'tall';
  if (node.kind === 'roman-shade' || isSoft(node)) return false;
  return habitOf(node) === 'wall';
}

export function isSoft(node: StandingNode): boolean {
  return node.type === 'item' && kindOfItem(node)?.card.role === 'soft';
}
