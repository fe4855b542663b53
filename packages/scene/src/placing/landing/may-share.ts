import type { Role } from '../../kinds/definition/role.ts';

/** Things that are meant to stand in each other: doors of glass around what is in the shower. */
const nested: readonly (readonly [Role, readonly Role[]])[] = [
  ['shower', ['shower-fitting', 'shower-bench', 'grab-bar', 'tub', 'faucet', 'other']],
  ['faucet', ['sink', 'lavatory', 'tub', 'shower-fitting']],
  ['shower-fitting', ['tub', 'shower-bench']],
  ['chair', ['table', 'desk']],
];

/** Whether things of two roles are put into one place on purpose. */
export function mayShare(a: Role, b: Role): boolean {
  return nested.some(
    ([one, others]) => (a === one && others.includes(b)) || (b === one && others.includes(a)),
  );
}
