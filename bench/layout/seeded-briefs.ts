// Briefs by seed for rooms that are there: a style or none, things, looks and a budget, in words as a person would write
// them. The same seed gives the same brief and the same room.
import type { Brief } from '@wevisu/layout/brief/brief.ts';
import { readBrief } from '@wevisu/layout/brief/read-brief.ts';
import { type Purpose, purposes } from '@wevisu/layout/groups/wishes.ts';
import { styles } from '@wevisu/scene/styles.ts';
import { createDraw } from '../random.ts';
import { type SeededRoom, seededRoom } from './seeded-rooms.ts';

export type AnyPurpose = Purpose | 'kitchen';

/** In the order in which they take turns. */
export const allPurposes: readonly AnyPurpose[] = ['kitchen', ...purposes];

export interface SeededBrief {
  readonly purpose: AnyPurpose;
  readonly text: string;
  readonly brief: Brief;
  readonly room: SeededRoom;
  readonly withinDays: number | null;
}

interface Usual {
  readonly name: string;
  readonly things: readonly string[];
  readonly looks: readonly string[];
  /** Dollars: from what most rooms can be had for to what few cost. */
  readonly budget: readonly [least: number, most: number];
}

const DRY = ['white oak floor', 'walnut floor', 'dark floor', 'light floor', 'sage walls'];
const WET = ['marble floor', 'gray floor', 'white walls', 'black hardware', 'brass hardware'];

const usual: Readonly<Record<AnyPurpose, Usual>> = {
  kitchen: {
    name: 'kitchen',
    things: ['no island', 'two cooks', 'if it fits an island'],
    looks: [
      'white oak floor',
      'navy cabinets',
      'white quartz counters',
      'no marble',
      'black hardware',
    ],
    budget: [11_000, 30_000],
  },
  bath: {
    name: 'bathroom',
    things: ['bathtub', 'walk-in shower', 'no bathtub'],
    looks: WET,
    budget: [3_500, 12_000],
  },
  'powder-room': { name: 'powder room', things: [], looks: WET, budget: [1_200, 4_000] },
  bedroom: {
    name: 'bedroom',
    things: ['queen bed', 'dresser', 'full bed', 'armchair'],
    looks: DRY,
    budget: [800, 6_000],
  },
  living: {
    name: 'living room',
    things: ['bookcase', 'two armchairs', 'rug'],
    looks: DRY,
    budget: [1_200, 8_000],
  },
  dining: {
    name: 'dining room',
    things: ['seats for 4', 'seats for 6', 'sideboard'],
    looks: DRY,
    budget: [1_000, 6_000],
  },
  office: {
    name: 'home office',
    things: ['bookcase', 'armchair'],
    looks: DRY,
    budget: [600, 4_000],
  },
  entry: { name: 'entryway', things: ['bench', 'shoe cabinet'], looks: DRY, budget: [400, 3_000] },
  laundry: {
    name: 'laundry room',
    things: ['stacked washer and dryer', 'utility sink', 'folding counter'],
    looks: ['gray floor', 'white cabinets', 'navy cabinets'],
    budget: [2_500, 8_000],
  },
  outdoor: {
    name: 'patio',
    things: ['grill', 'fire pit', 'outdoor sofa', 'no grill'],
    looks: ['gray floor', 'light floor'],
    budget: [1_500, 9_000],
  },
};

/** A brief for a room of a purpose; three in ten leave the style open, four in ten the budget. */
export function seededBrief(seed: number, purpose: AnyPurpose): SeededBrief {
  const { name, things, looks, budget } = usual[purpose];
  const draw = createDraw(seed * 31 + 7);
  const chance = (tenths: number) => draw.below(10) < tenths;
  const style = chance(7) ? `${draw.of(styles).label.toLowerCase()} ` : '';
  const parts = [`${style}${name}`];
  if (things.length > 0 && chance(4)) parts.push(draw.of(things));
  if (looks.length > 0 && chance(4)) parts.push(draw.of(looks));
  const [least, most] = budget;
  const dollars = least + draw.below((most - least) / 100 + 1) * 100;
  if (chance(6)) parts.push(`under $${dollars}`);
  const text = parts.join(', ');
  const withinDays = chance(2) ? 28 : null;
  const room = seededRoom(seed, purpose === 'outdoor' ? 'patio' : purpose);
  return { purpose, text, brief: readBrief(text), room, withinDays };
}
