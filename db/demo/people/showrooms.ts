// The three pros' shops. Rates are parts per million; the least that a pro may take is 100,000.
export interface DemoShowroom {
  readonly email: string;
  readonly vsdId: string;
  readonly companyName: string;
  readonly tagline: string;
  readonly themeColor: string;
  readonly logoSlug: string;
  readonly plan: 'Basic' | 'Premium';
  readonly paidAmount: number;
  readonly basicAddon: 'active' | 'inactive';
  readonly customAddon: 'active' | 'inactive';
  readonly markupPpm: number;
  /** By slug of a category or of a child. */
  readonly categoryMarkups: Readonly<Record<string, number>>;
  /** For the first products of a child, in the order of the catalog. */
  readonly productMarkups: readonly {
    readonly childSlug: string;
    readonly count: number;
    readonly ppm: number;
  }[];
  readonly coupon: { readonly code: string; readonly ratePpm: number };
}

/** For visitors without a Showroom ID: it shows no prices and sells nothing. */
export const sampleShowroom = {
  email: 'sample@example.com',
  vsdId: 'SAMPLE88',
  companyName: 'Sample Showroom',
  tagline: 'Look around and open any room in 3D. Prices are hidden here.',
} as const;

export const showrooms: readonly DemoShowroom[] = [
  {
    email: 'pro@example.com',
    vsdId: 'OAKRIDGE',
    companyName: 'Oakridge Remodeling',
    tagline: 'Kitchens and baths in Austin since 1998',
    themeColor: '#7a4a1e',
    logoSlug: 'showroom-oakridge',
    plan: 'Premium',
    paidAmount: 199,
    basicAddon: 'active',
    customAddon: 'inactive',
    markupPpm: 100_000,
    categoryMarkups: {},
    productMarkups: [],
    coupon: { code: 'OAK5', ratePpm: 50_000 },
  },
  {
    email: 'designer@example.com',
    vsdId: 'STUDIO7M',
    companyName: 'Studio Marchetti',
    tagline: 'Interiors with a point of view',
    themeColor: '#6b2d4a',
    logoSlug: 'showroom-marchetti',
    plan: 'Basic',
    paidAmount: 0,
    basicAddon: 'inactive',
    customAddon: 'active',
    markupPpm: 180_000,
    categoryMarkups: {
      'tile-flooring': 220_000,
      lights: 250_000,
      'marble-slabs': 150_000,
      'cabinet-knobs': 300_000,
    },
    productMarkups: [
      { childSlug: 'marble-tile', count: 2, ppm: 200_000 },
      { childSlug: 'pendants', count: 2, ppm: 275_000 },
      { childSlug: 'freestanding-tubs', count: 1, ppm: 125_000 },
    ],
    coupon: { code: 'MARCHETTI10', ratePpm: 100_000 },
  },
  {
    email: 'builder@example.com',
    vsdId: 'HADDAD28',
    companyName: 'Haddad & Sons Builders',
    tagline: 'Straight walls, straight answers',
    themeColor: '#1d4e6b',
    logoSlug: 'showroom-haddad',
    plan: 'Basic',
    paidAmount: 0,
    basicAddon: 'active',
    customAddon: 'inactive',
    markupPpm: 120_000,
    categoryMarkups: { appliances: 100_000, 'hardwood-flooring': 140_000 },
    productMarkups: [],
    coupon: { code: 'BUILD2', ratePpm: 20_000 },
  },
];
