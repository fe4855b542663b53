import type { Kind } from '../../kinds/kind.ts';

/** What a thing is to a planner, whatever its form. */
export type Role =
  | 'sink'
  | 'range'
  | 'cooktop'
  | 'refrigerator'
  | 'dishwasher'
  | 'hood'
  | 'microwave'
  | 'oven'
  | 'toilet'
  | 'tub'
  | 'shower'
  | 'shower-fitting'
  | 'shower-bench'
  | 'lavatory'
  | 'faucet'
  | 'fan'
  | 'grab-bar'
  | 'paper-holder'
  | 'mirror'
  | 'receptacle'
  | 'stair'
  | 'railing'
  | 'light'
  | 'sofa'
  | 'lounge-chair'
  | 'chair'
  | 'coffee-table'
  | 'table'
  | 'desk'
  | 'bed'
  | 'wardrobe'
  | 'screen'
  | 'soft'
  | 'other';

const byKind: Readonly<Record<string, Role>> = {
  'kitchen-sink': 'sink',
  range: 'range',
  cooktop: 'cooktop',
  refrigerator: 'refrigerator',
  dishwasher: 'dishwasher',
  hood: 'hood',
  microwave: 'microwave',
  'wall-oven': 'oven',
  toilet: 'toilet',
  bidet: 'toilet',
  bathtub: 'tub',
  'shower-enclosure': 'shower',
  'shower-set': 'shower-fitting',
  'shower-bench': 'shower-bench',
  vanity: 'lavatory',
  'pedestal-sink': 'lavatory',
  'bath-fan': 'fan',
  'grab-bar': 'grab-bar',
  'paper-holder': 'paper-holder',
  'wall-mirror': 'mirror',
  'medicine-cabinet': 'mirror',
  'electrical-receptacle': 'receptacle',
  stair: 'stair',
  railing: 'railing',
  tv: 'screen',
  curtain: 'soft',
};

/** Furniture by what its name says, within its category: kinds come and go. */
const byName: readonly (readonly [category: string, name: RegExp, role: Role])[] = [
  ['seating', /sofa|loveseat|settee|sectional|chaise/, 'sofa'],
  ['seating', /armchair|recliner|lounge|wing-|rock|swivel|glider/, 'lounge-chair'],
  ['seating', /chair|stool/, 'chair'],
  ['tables', /coffee|cocktail/, 'coffee-table'],
  ['tables', /desk|vanity-table/, 'desk'],
  ['tables', /dining|kitchen|breakfast|bistro/, 'table'],
  ['sleeping', /bed|crib|futon/, 'bed'],
  ['storage', /wardrobe|armoire|dresser|chest|closet/, 'wardrobe'],
  ['storage', /desk/, 'desk'],
  ['plants', /./, 'soft'],
  ['lights', /./, 'light'],
  ['kitchen-faucets', /./, 'faucet'],
  ['bathroom-faucets', /./, 'faucet'],
];

const known = new Map<string, Role>();

export function roleOf(kind: string, card: Kind): Role {
  const before = byKind[kind] ?? known.get(kind);
  if (before) return before;
  const found = byName.find(([category, name]) => card.category === category && name.test(kind));
  const role = found?.[2] ?? 'other';
  known.set(kind, role);
  return role;
}
