import { readList, readNumber, readTable } from '../table.ts';

/** What a brand makes; product lines name the one that they need. */
export const trades = [
  'porcelain',
  'ceramic',
  'patterned',
  'handmade',
  'craft',
  'stone',
  'mosaic',
  'wood',
  'laminate',
  'vinyl',
  'slab-quartz',
  'slab-stone',
  'porcelain-slab',
  'butcher',
  'ledger',
  'turf',
  'paver',
  'paver-porcelain',
  'cobble',
  'flagstone',
  'brick',
  'coping',
  'kitchen-faucets',
  'bath-faucets',
  'showers',
  'sinks',
  'toilets',
  'tubs',
  'vanities',
  'hardware',
  'lights',
  'fans',
  'appliances',
  'cabinets',
] as const;
export type Trade = (typeof trades)[number];

export interface Brand {
  readonly name: string;
  readonly slug: string;
  /** Four letters that open its SKUs; no two brands share them. */
  readonly code: string;
  readonly vendorKey: string;
  /** Price level in percent of what its class costs. */
  readonly tierPct: number;
  readonly trades: readonly Trade[];
  readonly tagline: string;
  readonly description: string;
}

function toTrade(text: string): Trade {
  const trade = trades.find((known) => known === text);
  if (trade === undefined) throw new Error(`Unknown trade: ${text}`);
  return trade;
}

/** 'Zellar & Daughters' gives 'zellar-daughters', 'Grès' gives 'gres'. */
function toSlug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Brands of an authored table: name, code, vendor, tier, trades, tagline, description. */
export function readBrands(text: string): readonly Brand[] {
  const columns = ['name', 'code', 'vendor', 'tier', 'trades', 'tagline', 'description'] as const;
  return readTable(columns, text).map((row) => ({
    name: row.name,
    slug: toSlug(row.name),
    code: row.code,
    vendorKey: row.vendor,
    tierPct: readNumber(row.tier),
    trades: readList(row.trades).map(toTrade),
    tagline: row.tagline,
    description: row.description,
  }));
}
