// Tax and delivery tables that staff edit. State figures are round averages of state and local sales
// tax; shipping_taxable says whether the state taxes delivery charges.
import { readNumber, readTable } from './table.ts';

const taxRows = readTable(
  ['state', 'percent', 'shipping'],
  `
  AL | 9.29 | yes
  AK | 1.82 | no
  AZ | 8.38 | no
  AR | 9.45 | yes
  CA | 8.85 | no
  CO | 7.81 | no
  CT | 6.35 | yes
  DE | 0    | no
  DC | 6    | yes
  FL | 7    | yes
  GA | 7.38 | yes
  HI | 4.5  | yes
  ID | 6.03 | no
  IL | 8.86 | yes
  IN | 7    | yes
  IA | 6.94 | no
  KS | 8.65 | yes
  KY | 6    | yes
  LA | 9.56 | no
  ME | 5.5  | no
  MD | 6    | no
  MA | 6.25 | no
  MI | 6    | yes
  MN | 8.04 | yes
  MS | 7.06 | yes
  MO | 8.39 | no
  MT | 0    | no
  NE | 6.97 | yes
  NV | 8.24 | no
  NH | 0    | no
  NJ | 6.6  | yes
  NM | 7.62 | yes
  NY | 8.53 | yes
  NC | 7    | yes
  ND | 7.04 | yes
  OH | 7.24 | yes
  OK | 8.99 | no
  OR | 0    | no
  PA | 6.34 | yes
  RI | 7    | yes
  SC | 7.5  | yes
  SD | 6.11 | yes
  TN | 9.56 | yes
  TX | 8.2  | yes
  UT | 7.25 | no
  VT | 6.36 | yes
  VA | 5.77 | no
  WA | 9.38 | yes
  WV | 6.57 | yes
  WI | 5.7  | yes
  WY | 5.44 | no
`,
);

export interface DemoTaxRate {
  readonly state: string;
  readonly ratePpm: number;
  readonly shippingTaxable: boolean;
}

export const taxRates: readonly DemoTaxRate[] = taxRows.map((row) => ({
  state: row.state,
  ratePpm: Math.round(readNumber(row.percent) * 10_000),
  shippingTaxable: row.shipping === 'yes',
}));

export interface DemoShippingRate {
  /** Null: every vendor without rows of its own. */
  readonly vendorKey: string | null;
  readonly zone: number;
  readonly upToG: number;
  readonly baseCents: number;
  readonly perLbCents: number;
}

const POUND_G = 453.592_37;

/** Parcel, heavy parcel, part pallet, pallet, truck: base and cents a pound in zone 1, and per zone. */
const TIERS = readTable(
  ['upToLb', 'base', 'basePerZone', 'perLb', 'perLbPerZone'],
  `
  10    | 795   | 60   | 22 | 6
  70    | 995   | 110  | 30 | 6
  300   | 4900  | 900  | 14 | 4
  2500  | 12900 | 1800 | 5  | 2
  45000 | 24900 | 4200 | 3  | 1
`,
);

function ratesOf(vendorKey: string | null, pct: number): DemoShippingRate[] {
  const rates: DemoShippingRate[] = [];
  for (let zone = 1; zone <= 8; zone++) {
    for (const tier of TIERS) {
      const steps = zone - 1;
      const base = readNumber(tier.base) + readNumber(tier.basePerZone) * steps;
      rates.push({
        vendorKey,
        zone,
        upToG: Math.round(readNumber(tier.upToLb) * POUND_G),
        baseCents: Math.round((base * pct) / 100),
        perLbCents: Math.max(
          1,
          Math.round(
            ((readNumber(tier.perLb) + readNumber(tier.perLbPerZone) * steps) * pct) / 100,
          ),
        ),
      });
    }
  }
  return rates;
}

/** The default table; cheaper for two vendors that ship by the truckload, dearer for slabs. */
export const shippingRates: readonly DemoShippingRate[] = [
  ...ratesOf(null, 100),
  ...ratesOf('ridge', 85),
  ...ratesOf('kiln', 90),
  ...ratesOf('wasatch', 135),
];
