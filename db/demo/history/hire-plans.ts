// Whom the homeowner has asked and hired: one hire for each thing that somebody can be waited for, and each end of its money.
export type Who = 'homeowner' | 'pro' | 'staff';
type Line = readonly [who: Who, hoursAgo: number, act: string, note: string];

export interface PlannedHire {
  readonly name: string;
  /** Its terms were accepted before payments went through the shop: the two settle the price between them. */
  readonly isDirect?: true;
  readonly state: string;
  readonly accepted: number;
  readonly terms: {
    readonly scope: string;
    readonly price: number;
    readonly milestones: readonly { readonly title: string; readonly price: number }[];
  };
  readonly lines: readonly Line[];
  readonly reviews?: readonly (readonly [who: Who, stars: number, text: string])[];
}

export const HIRE_PLANS: readonly PlannedHire[] = [
  {
    ...{ name: 'Guest bath', state: 'completed', accepted: 2, isDirect: true },
    terms: {
      scope: 'New floor and wall tile in the guest bath, tub and vanity set, walls painted.',
      price: 640_000,
      milestones: [
        { title: 'Tear out and waterproofing', price: 220_000 },
        { title: 'Tile, vanity and paint', price: 420_000 },
      ],
    },
    lines: [
      ['homeowner', 1900, 'request', 'The guest bath needs new tile. Can you do it this spring?'],
      ['pro', 1890, 'offer', 'With the tile from your cart.'],
      ['homeowner', 1880, 'accept', ''],
      ['pro', 1700, 'deliver', 'Waterproofing is dry and tested.'],
      ['homeowner', 1690, 'accept_delivery', ''],
      ['pro', 1500, 'deliver', ''],
      ['homeowner', 1495, 'ask_changes', 'One tile behind the door is chipped.'],
      ['pro', 1480, 'deliver', 'Replaced and sealed.'],
      ['homeowner', 1475, 'accept_delivery', ''],
      ['homeowner', 1470, 'complete', 'Thank you!'],
    ],
    reviews: [
      ['homeowner', 5, 'Clean work, on time, and the chipped tile was replaced the next day.'],
      ['pro', 5, 'Quick answers, and everything was cleared out before we came.'],
    ],
  },
  {
    ...{ name: 'Entry hall', state: 'completed', accepted: 2 },
    terms: {
      scope: 'Old tile out, slate floor laid and sealed, one coat closet built in.',
      price: 520_000,
      milestones: [
        { title: 'Slate floor', price: 310_000 },
        { title: 'Coat closet', price: 210_000 },
      ],
    },
    lines: [
      ['homeowner', 3200, 'request', 'The entry floor is cracked, and there is no room for coats.'],
      ['pro', 3190, 'offer', 'The slate is in stock.'],
      ['homeowner', 3180, 'accept', ''],
      ['pro', 3000, 'deliver', 'Sealed twice.'],
      ['homeowner', 2990, 'accept_delivery', 'Beautiful.'],
      ['pro', 2760, 'deliver', ''],
      ['homeowner', 2750, 'accept_delivery', ''],
      ['pro', 2740, 'complete', ''],
    ],
  },
  {
    ...{ name: 'Powder room', state: 'active', accepted: 1 },
    terms: {
      scope: 'Wallpaper, a small vanity and a new light over the mirror.',
      price: 264_050,
      milestones: [
        { title: 'Vanity and light', price: 180_000 },
        { title: 'Wallpaper', price: 84_050 },
      ],
    },
    lines: [
      ['homeowner', 500, 'request', 'It is small, but every guest sees it.'],
      ['pro', 490, 'offer', 'Two visits, a week apart.'],
      ['homeowner', 480, 'accept', ''],
      ['pro', 120, 'deliver', 'The light is on a dimmer.'],
      ['homeowner', 110, 'accept_delivery', 'Just right.'],
    ],
  },
  {
    ...{ name: 'Deck stairs', state: 'canceled', accepted: 0 },
    terms: {
      scope: 'Three steps of cedar from the deck to the lawn, with a rail.',
      price: 146_000,
      milestones: [{ title: 'Steps and rail', price: 146_000 }],
    },
    lines: [
      ['homeowner', 700, 'request', 'The old steps have rotted.'],
      ['pro', 690, 'offer', ''],
      ['homeowner', 680, 'accept', ''],
      ['pro', 600, 'cancel', 'Our carpenter is ill, and we do not want to keep you waiting.'],
    ],
  },
  {
    ...{ name: 'Laundry room', state: 'delivered', accepted: 0 },
    terms: {
      scope: 'Cabinets hung, counter set over the washer, shelf boards cut to length.',
      price: 285_000,
      milestones: [
        { title: 'Cabinets and counter', price: 200_000 },
        { title: 'Shelves and paint', price: 85_000 },
      ],
    },
    lines: [
      ['homeowner', 320, 'request', 'Cabinets over the washer, as drawn.'],
      ['pro', 310, 'offer', ''],
      ['homeowner', 305, 'accept', 'Good, please begin.'],
      ['pro', 20, 'deliver', 'Cabinets are up, and the counter is level.'],
    ],
  },
  {
    ...{ name: 'Mudroom', state: 'disputed', accepted: 0 },
    terms: {
      scope: 'Bench with drawers, hooks, and a slate floor.',
      price: 198_000,
      milestones: [{ title: 'Everything', price: 198_000 }],
    },
    lines: [
      ['homeowner', 900, 'request', 'A bench and hooks by the back door.'],
      ['pro', 890, 'offer', ''],
      ['homeowner', 880, 'accept', ''],
      ['pro', 200, 'deliver', 'Done, as agreed.'],
      ['homeowner', 190, 'dispute', 'The drawers do not open: they hit the door frame.'],
    ],
  },
  {
    ...{ name: 'Home office', state: 'offered', accepted: 0 },
    terms: {
      scope: 'Oak floor laid over the old boards, baseboards replaced, one wall of shelves.',
      price: 412_500,
      milestones: [
        { title: 'Floor', price: 250_000 },
        { title: 'Baseboards and shelves', price: 162_500 },
      ],
    },
    lines: [
      ['homeowner', 70, 'request', 'I want to work here from September on. What would it cost?'],
      ['pro', 30, 'offer', 'The floor can begin as soon as the boards have arrived.'],
    ],
  },
];
