// What the pros of the demo world offer, to whom, and what became of it.
import type { SectionKind } from '@wevisu/domain/offers/offer-content.ts';

/** The `at`-th product of a category that the showroom sells. */
interface DemoLine {
  readonly slug: string;
  readonly at: number;
  readonly qty: number;
}

interface DemoSection {
  readonly title: string;
  readonly kind: SectionKind;
  readonly allowance: number | null;
  readonly lines: readonly DemoLine[];
}

export interface DemoOffer {
  readonly pro: string;
  readonly client: { readonly name: string; readonly email: string };
  readonly title: string;
  readonly note: string;
  readonly madeDaysAgo: number;
  /** From the day on which it was made to the last one to answer. */
  readonly days: number;
  readonly until: 'draft' | 'sent' | 'viewed' | 'approved' | 'approved in part' | 'declined';
  readonly reason?: string;
  readonly sections: readonly DemoSection[];
}

const line = (slug: string, qty: number, at = 0): DemoLine => ({ slug, at, qty });
const each = (title: string, ...lines: readonly DemoLine[]): DemoSection => ({
  ...{ title, kind: 'each', allowance: null, lines },
});
const one = (title: string, allowance: number | null, ...lines: DemoLine[]): DemoSection => ({
  ...{ title, kind: 'one', allowance, lines },
});

const DANA = { name: 'Dana Whitfield', email: 'homeowner@example.com' };
const MIGUEL = { name: 'Miguel Salazar', email: 'miguel.salazar@example.com' };
const JOYCE = { name: 'Joyce Whitney', email: 'joyce.whitney@example.com' };
const KENJI = { name: 'Kenji Park', email: 'kenji.park@example.com' };

/** The oldest of a pro first: they are numbered in this order. */
export const DEMO_OFFERS: readonly DemoOffer[] = [
  {
    ...{ pro: 'pro@example.com', client: JOYCE, title: 'Powder room refresh' },
    ...{ madeDaysAgo: 64, days: 21, until: 'viewed' },
    note: 'Everything for the powder room, as we measured it. The old sconces stay.',
    sections: [
      each('Walls', line('subway-tile', 6), line('vanity-lights', 1)),
      each('Vanity', line('powder-vanities', 1), line('single-hole-faucets', 1)),
    ],
  },
  {
    ...{ pro: 'pro@example.com', client: KENJI, title: 'Kitchen sink wall' },
    ...{ madeDaysAgo: 41, days: 30, until: 'declined' },
    note: '',
    reason: 'We decided to keep the sink for now and come back to you in the spring.',
    sections: [
      each('Sink', line('undermount-sinks', 1), line('pull-down-faucets', 1)),
      one('Backsplash', null, line('handmade-look-tile', 5), line('glass-tile', 5)),
    ],
  },
  {
    ...{ pro: 'pro@example.com', client: DANA, title: 'Hall bath, tile and fixtures' },
    ...{ madeDaysAgo: 19, days: 30, until: 'approved' },
    note: 'Dana, this is the bath as we walked through it on Thursday.\nPick the floor you like better; both fit the allowance.',
    sections: [
      each('Shower', line('subway-tile', 12), line('shower-systems', 1), line('shower-doors', 1)),
      one('Floor', 600_00, line('porcelain-tile', 6), line('mosaic-floor-tile', 6)),
      each('Vanity', line('single-vanities', 1), line('widespread-faucets', 1)),
      one('Mirrors and hooks', 250_00),
    ],
  },
  {
    ...{ pro: 'pro@example.com', client: MIGUEL, title: 'Upstairs floors' },
    ...{ madeDaysAgo: 9, days: 30, until: 'viewed' },
    note: 'The quantities hold some boards more, for cuts. The engineered oak would be here first.',
    sections: [
      one('Floor', null, line('engineered-hardwood', 28), line('wide-plank-hardwood', 28)),
      each('Stairs', line('solid-hardwood', 4)),
    ],
  },
  {
    ...{ pro: 'pro@example.com', client: DANA, title: 'Kitchen, countertop and lights' },
    ...{ madeDaysAgo: 2, days: 28, until: 'sent' },
    note: 'The slab would be cut here in Austin. Take all three pendants or none.',
    sections: [
      one('Countertop', 4_000_00, line('quartz-slabs', 2), line('granite-slabs', 2)),
      each('Lights', line('pendants', 3), line('recessed-lights', 6)),
      one('Cabinet hardware', 320_00),
    ],
  },
  {
    ...{ pro: 'pro@example.com', client: MIGUEL, title: 'Laundry room' },
    ...{ madeDaysAgo: 0.5, days: 30, until: 'draft' },
    note: '',
    sections: [
      each('Floor and walls', line('ceramic-floor-tile', 8), line('patterned-tile', 4)),
      one('Sink', 450_00, line('drop-in-sinks', 1), line('bar-sinks', 1)),
    ],
  },
  {
    ...{ pro: 'designer@example.com', client: JOYCE, title: 'Primary bath in marble' },
    ...{ madeDaysAgo: 15, days: 30, until: 'approved in part' },
    note: 'The tub is the long one that you sat in at the showroom.',
    sections: [
      each('Stone', line('marble-tile', 10), line('marble-backsplash', 4)),
      each('Bath', line('freestanding-tubs', 1), line('wall-mount-faucets', 1)),
    ],
  },
  {
    ...{ pro: 'designer@example.com', client: KENJI, title: 'Dining room lights' },
    ...{ madeDaysAgo: 1, days: 21, until: 'draft' },
    note: '',
    sections: [one('Over the table', 900_00, line('chandeliers', 1), line('linear-lights', 1))],
  },
];

/** As a finger writes a name on the board of 600 by 200. */
export const DEMO_STROKES: readonly (readonly number[])[] = [
  [
    ...[92, 48, 84, 92, 78, 138, 76, 150, 98, 148, 128, 136, 146, 112, 148, 84, 132, 60],
    ...[104, 48, 72, 54, 60, 66],
  ],
  [
    ...[196, 112, 182, 108, 170, 120, 172, 138, 186, 142, 198, 128, 202, 112, 202, 136, 212, 144],
    ...[226, 126, 232, 110, 230, 142, 238, 120, 250, 108, 258, 118, 256, 140, 268, 142, 282, 126],
    ...[294, 112, 280, 110, 270, 124, 276, 142, 290, 138, 298, 114, 300, 140, 316, 138, 338, 122],
  ],
  [
    ...[352, 58, 362, 106, 374, 144, 390, 106, 400, 74, 408, 112, 422, 146, 438, 104, 452, 52],
    ...[458, 96, 456, 144, 466, 122, 480, 116, 486, 142, 504, 138, 534, 124, 562, 128],
  ],
];
