// What a plan's size costs: findings that its designer has looked at and left, each in words for the
// person who chooses the room. Every other finding of a template is a mistake in its plan.
import { readTable } from '../../table.ts';

const rows = readTable(
  ['plan', 'code', 'text'],
  `
  bath-hall-5x8          | B6  | The sink is 15 inches from the side wall; 20 gives more elbow room.
  bath-hall-5x8          | B19 | The free floor to dress on is about 39 inches across instead of 42.
  bath-hall-5x9          | B19 | The free floor to dress on is about 39 inches across instead of 42.
  bath-guest-shower-5x9  | B6  | The sink is 15 inches from the side wall; 20 gives more elbow room.
  bath-guest-shower-5x9  | B19 | The free floor to dress on is about 39 inches across instead of 42.
  bath-corner-shower-7x8 | B10 | The shower is 42 by 34 inches inside; 36 both ways is roomier.
  bath-corner-shower-7x8 | B20 | You step over a 3-inch edge into the shower.
  bath-neo-angle-6x8     | B20 | You step over a 3-inch edge into the shower.
  bath-primary-9x11      | B10 | The shower is 42 by 34 inches inside; 36 both ways is roomier.
  bath-primary-9x11      | B20 | You step over a 3-inch edge into the shower.
`,
);

export interface SizeLimit {
  readonly code: string;
  readonly text: string;
}

export function sizeLimitsOf(planId: string): readonly SizeLimit[] {
  return rows.filter(({ plan }) => plan === planId).map(({ code, text }) => ({ code, text }));
}
