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
  kitchen-one-wall-14x10 | K3  | Sink and refrigerator are 10 1/2 feet apart; within 9 saves steps.
  kitchen-one-wall-14x10 | K11 | The counter beside the sink is about 18 inches on its longer side; 24 is usual.
  kitchen-one-wall-14x10 | K25 | One wall gives about 7 feet of free counter; 13 is comfortable.
  kitchen-one-wall-14x10 | K27 | It stores less than a larger kitchen.
  kitchen-studio-11x8    | K3  | Sink and range are a step apart.
  kitchen-studio-11x8    | K11 | The counter beside the sink is just under 2 feet.
  kitchen-studio-11x8    | K12 | There is no 3-foot stretch of counter to prepare food.
  kitchen-studio-11x8    | K24 | The counters between appliances serve two uses each.
  kitchen-studio-11x8    | K25 | It has about 5 feet of free counter; a full kitchen has 13.
  kitchen-studio-11x8    | K27 | It stores less than a larger kitchen.
  kitchen-galley-9x15    | K5  | The way from door to door leads past the range.
  kitchen-l-10x11        | K25 | It has about 11 feet of free counter; 13 is comfortable.
  kitchen-l-10x11        | K27 | It stores less than a larger kitchen.
  kitchen-l-12x13        | K3  | Sink and refrigerator are 10 feet apart; within 9 saves steps.
  kitchen-l-12x13        | K27 | It stores less than a larger kitchen.
  kitchen-l-island-14x16 | K3  | Range and refrigerator are 11 1/2 feet apart; within 9 saves steps.
  kitchen-l-island-16x18 | K3  | Cooktop and refrigerator are almost 12 feet apart; within 9 saves steps.
  kitchen-l-breakfast-14x14 | K3 | Range and refrigerator are 10 1/2 feet apart; within 9 saves steps.
  kitchen-u-10x11        | K13 | The dishwasher is around the corner from the sink.
  kitchen-u-island-17x17 | K3  | Range and refrigerator face each other across the room, 12 feet apart.
  kitchen-u-island-17x17 | K6  | The aisles around the island suit one cook.
  kitchen-peninsula-12x14 | K27 | It stores less than a larger kitchen.
  kitchen-peninsula-15x16 | K3 | Range and refrigerator are 10 feet apart; within 9 saves steps.
  kitchen-two-wall-island-15x17 | K24 | The counter between sink and refrigerator serves both.
  kitchen-two-wall-island-15x17 | K27 | With open walls it stores less than its size allows.
  kitchen-chef-18x19     | K3  | Range and refrigerator are almost 12 feet apart; within 9 saves steps.
  kitchen-double-island-20x21 | K28 | Most of its drawers are away from the sink.
  kitchen-eat-in-15x17   | K3  | Sink and refrigerator are 9 1/2 feet apart; within 9 saves steps.
  kitchen-eat-in-15x17   | K27 | With a table in it, it stores less than its size allows.
  kitchen-island-sink-16x16 | K25 | It has about 12 feet of free counter; 13 is comfortable.
  kitchen-island-sink-16x16 | K27 | With a seating island it stores less than its size allows.
  house-cottage-24x28    | K3  | Sink and refrigerator are just over 9 feet apart.
  house-cottage-24x28    | K24 | The counter between range and refrigerator serves both.
  house-cottage-24x28    | K27 | The kitchen stores less than a larger one.
  house-cottage-24x28    | L1  | Beside the bed are 26 inches; 30 is comfortable.
  house-cottage-24x28    | B10 | The shower is 42 by 34 inches inside; 36 both ways is roomier.
  house-cottage-24x28    | B20 | You step over a 3-inch edge into the shower.
  house-two-bedroom-32x34 | K3 | Sink and refrigerator are 11 1/2 feet apart; within 9 saves steps.
  house-two-bedroom-32x34 | B10 | The shower is 42 by 34 inches inside; 36 both ways is roomier.
  house-two-bedroom-32x34 | B20 | You step over a 3-inch edge into the shower.
  house-loft-24x32       | K25 | It has about 8 feet of free counter; 13 is comfortable.
  house-loft-24x32       | K27 | The open kitchen stores less than one of its own.
  house-loft-24x32       | K28 | Most of its drawers are away from the sink.
  house-loft-24x32       | B10 | The shower is 42 by 34 inches inside; 36 both ways is roomier.
  house-loft-24x32       | B20 | You step over a 3-inch edge into the shower.
`,
);

export interface SizeLimit {
  readonly code: string;
  readonly text: string;
}

export function sizeLimitsOf(planId: string): readonly SizeLimit[] {
  return rows.filter(({ plan }) => plan === planId).map(({ code, text }) => ({ code, text }));
}
