// Pros of the demo world who are in the directory, and the templates of ours that their portfolios are made of.
export interface DemoListing {
  readonly email: string;
  readonly about: string;
  readonly kinds: readonly string[];
  readonly styles: readonly string[];
  /** In cents. */
  readonly hourly: { readonly from: number; readonly to: number } | null;
  readonly project: { readonly from: number; readonly to: number } | null;
  readonly zip: string;
  readonly radiusMiles: number;
  /** Styles and rooms of templates: the first of each becomes an own room of the pro. */
  readonly rooms: readonly (readonly [style: string, room: string])[];
}

/** The first one was listed first. */
export const DEMO_LISTINGS: readonly DemoListing[] = [
  {
    email: 'pro@example.com',
    about:
      'We remodel kitchens and baths in and around Austin, with our own tile setters and cabinet makers. One person answers for your project from the first drawing to the last coat of paint.',
    kinds: ['kitchens', 'bathrooms', 'floors-tile'],
    styles: ['transitional', 'farmhouse'],
    hourly: { from: 8_500, to: 12_000 },
    project: { from: 1_500_000, to: 9_000_000 },
    ...{ zip: '78701', radiusMiles: 50, rooms: [] },
  },
  {
    email: 'builder@example.com',
    about:
      'Additions, whole homes and everything that needs a permit. We have built in Raleigh for two generations, and we clean up every evening.',
    kinds: ['whole-homes', 'additions', 'outdoor'],
    ...{ styles: ['traditional'], hourly: null, project: { from: 4_000_000, to: 40_000_000 } },
    ...{ zip: '27601', radiusMiles: 50, rooms: [] },
  },
  {
    email: 'kitchens@example.com',
    about:
      'Kitchens for old houses: uneven walls, low windows, chimneys in the way. I measure on my own and draw every cabinet before anything is ordered.',
    kinds: ['kitchens', 'cabinets'],
    styles: ['farmhouse', 'traditional'],
    ...{ hourly: { from: 9_500, to: 9_500 }, project: null, zip: '78664', radiusMiles: 25 },
    rooms: [
      ['farmhouse', 'kitchen'],
      ['traditional', 'kitchen'],
    ],
  },
  {
    email: 'baths@example.com',
    about:
      'Baths and wet rooms, waterproofed by the book. You get photos of every layer before it is covered with tile.',
    kinds: ['bathrooms', 'floors-tile'],
    styles: ['modern', 'coastal'],
    ...{ hourly: null, project: { from: 1_200_000, to: 3_500_000 }, zip: '97209' },
    radiusMiles: 25,
    rooms: [
      ['modern', 'bath'],
      ['coastal', 'bath'],
    ],
  },
  {
    email: 'studio@example.com',
    about:
      'Interior design for small homes. We plan storage first, then light, then everything that you touch.',
    kinds: ['interior-design', 'whole-homes'],
    styles: ['scandinavian', 'japandi'],
    ...{ hourly: { from: 11_000, to: 15_000 }, project: null, zip: '55401', radiusMiles: 100 },
    rooms: [
      ['scandinavian', 'living'],
      ['japandi', 'bedroom'],
    ],
  },
];
