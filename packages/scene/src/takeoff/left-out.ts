// What a room needs that is not sold here and so not in its total, with an estimate where one can be given.
import type { MaterialOrder } from './takeoff-line.ts';

export interface LeftOut {
  readonly name: string;
  /** Cents, a rough figure; null where prices differ too much to give one. */
  readonly aboutCents: number | null;
}

interface Group {
  readonly name: string;
  /** Cents of one unit as the takeoff counts it. */
  readonly perUnit: number | null;
}

const CABINETS: Group = { name: 'Cabinets', perUnit: null };
const UNMADE: Group = { name: 'Cabinets that the line is not made in', perUnit: null };
const OPENINGS: Group = { name: 'Doors and windows', perUnit: null };
const OTHERS: Group = { name: 'Things without a product', perUnit: null };

/** By what stands before the colon of a material. Prices are what U.S. home centers asked in 2026, rounded. */
const GROUPS: Readonly<Record<string, Group>> = {
  cabinet: CABINETS,
  panel: CABINETS,
  'toe-kick': CABINETS,
  unmade: UNMADE,
  pulls: { name: 'Cabinet pulls', perUnit: null },
  paint: { name: 'Paint', perUnit: 45_00 },
  grout: { name: 'Grout', perUnit: 20_00 },
  'veneer-mortar': { name: 'Veneer mortar', perUnit: 15_00 },
  'polymeric-sand': { name: 'Joint sand', perUnit: 30_00 },
  'thin-set': { name: 'Thin-set mortar', perUnit: 25_00 },
  underlayment: { name: 'Underlayment', perUnit: 55_00 },
  'flooring-adhesive': { name: 'Flooring adhesive', perUnit: 150_00 },
  baseboard: { name: 'Baseboard', perUnit: 2_00 },
  crown: { name: 'Crown molding', perUnit: 3_50 },
  'small-pieces': { name: 'Small pieces of patterns', perUnit: null },
  'stone-corners': { name: 'Corner pieces', perUnit: null },
};

function groupOf({ material }: Pick<MaterialOrder, 'material'>): Group {
  const [key = ''] = material.split(':');
  const known = Object.hasOwn(GROUPS, key) ? GROUPS[key] : undefined;
  if (known) return known;
  if (key.startsWith('crown-')) return CABINETS;
  return /^(door|window)/.test(key) ? OPENINGS : OTHERS;
}

/** An estimate says no more than it knows. */
const ROUND_TO = 10_00;

/** One entry per kind of material, in the order of their first need. */
export function leftOutOf(
  materials: readonly Pick<MaterialOrder, 'material' | 'units'>[],
): readonly LeftOut[] {
  const needed = materials.filter(({ units }) => units > 0);
  return [...Map.groupBy(needed, groupOf)].map(([{ name, perUnit }, own]) => {
    if (perUnit === null) return { name, aboutCents: null };
    const exact = own.reduce((sum, { units }) => sum + units * perUnit, 0);
    return { name, aboutCents: Math.max(1, Math.round(exact / ROUND_TO)) * ROUND_TO };
  });
}
