import { grasses } from '../palettes/outdoor.ts';
import { asMade } from './finishes.ts';
import { formatFamily, type SurfaceFacts, type SurfaceLine } from './line.ts';

function turfLine(options: {
  readonly id: string;
  readonly colors: readonly string[];
  readonly pileMm: readonly number[];
  readonly cents: readonly [number, number];
  readonly seriesCount: number;
  readonly nouns: readonly string[];
  readonly infill: string;
  readonly faceOz: number;
  readonly roll: boolean;
  readonly substanceSentences: readonly string[];
  readonly useSentences: readonly string[];
}): SurfaceLine {
  const pile = (facts: SurfaceFacts) =>
    options.pileMm[facts.seriesSeed % options.pileMm.length] ?? 30;
  return {
    id: options.id,
    childSlug: options.id,
    trade: 'turf',
    unit: options.roll ? 'LinearFt' : 'SqFt',
    minimumUnit: options.roll ? 5 : 50,
    soldByArea: true,
    seriesCount: options.seriesCount,
    colorsPerSeries: [Math.max(1, options.colors.length - 2), options.colors.length],
    themes: ['yard'],
    nouns: options.nouns,
    palette: grasses.filter(({ name }) => options.colors.includes(name)),
    families: [
      formatFamily({
        sizes: options.roll ? '180x12:1' : '12x12:1',
        label: options.roll ? '15 ft wide, cut by the foot' : 'Cut to size from a 15 ft roll',
        thicknessMm: 25,
        jointMm: 0,
      }),
    ],
    finishSets: [[asMade('')]],
    material: null,
    colorPriceWeightPct: 100,
    view: 'swatch',
    densityKgM3: 110,
    centsPerSqft: options.cents,
    leadTimeDays: [3, 10],
    toMaterial: (colorway, facts) => ({ ...colorway.look, pileHeightMm: pile(facts) }),
    toSpecification: (facts) => [
      ['Pile height', `${(pile(facts) / 25.4).toFixed(2)} in (${pile(facts)} mm)`],
      ['Face weight', `${options.faceOz + (facts.seriesSeed % 4) * 4} oz per square yard`],
      ['Roll width', '15 ft'],
      ['Backing', 'Perforated polyurethane'],
      ['Drainage', '30 in of rain an hour or more'],
      ['Infill', options.infill],
      ['Lead', 'None'],
      ['Warranty', '15 years against fading'],
    ],
    substanceSentences: options.substanceSentences,
    useSentences: options.useSentences,
  };
}

export const turfLines: readonly SurfaceLine[] = [
  turfLine({
    id: 'landscape-turf',
    colors: [
      'Spring Fescue',
      'Kentucky Bluegrass',
      'Coastal Bermuda',
      'Olive Zoysia',
      'Emerald Lawn',
      'Autumn Field',
      'Meadow',
      'Desert Rye',
      'Shade Moss',
    ],
    pileMm: [35, 40, 45, 50],
    cents: [185, 330],
    seriesCount: 20,
    nouns: ['Landscape Turf', 'Lawn Turf'],
    infill: '1.5 lb of silica sand per square foot',
    faceOz: 60,
    roll: false,
    substanceSentences: [
      'Blades of two greens stand over a curled brown thatch, as grass does.',
      'The yarn is stabilized against sun and stays soft in the cold.',
      'It drains through the whole back, and puddles do not stay.',
    ],
    useSentences: [
      'No mowing, no mud, no sprinkler on the car.',
      'Brush it against the lie twice a year.',
      'It suits front yards where water is rationed.',
    ],
  }),
  turfLine({
    id: 'pet-turf',
    colors: ['Backyard Green', 'Shade Moss', 'Coastal Bermuda', 'Desert Rye', 'Spring Fescue'],
    pileMm: [25, 28, 32],
    cents: [195, 320],
    seriesCount: 17,
    nouns: ['Pet Turf', 'K9 Turf'],
    infill: '1 lb of zeolite per square foot',
    faceOz: 56,
    roll: false,
    substanceSentences: [
      'Short, upright blades let everything through and rinse clean.',
      'The backing is punched all over, and nothing pools beneath.',
      'Strong tufts stand up to digging.',
    ],
    useSentences: [
      'Hose it down and let the zeolite do the rest.',
      'Cool enough for paws in the shade of an afternoon.',
      'Good for runs, kennels and apartment terraces.',
    ],
  }),
  turfLine({
    id: 'putting-greens',
    colors: ['Clubhouse Green', 'Shade Moss', 'Emerald Lawn', 'Sport Green'],
    pileMm: [11, 12, 13],
    cents: [240, 390],
    seriesCount: 17,
    nouns: ['Putting Green', 'Green Turf'],
    infill: '2 lb of fine sand per square foot',
    faceOz: 44,
    roll: true,
    substanceSentences: [
      'Curled, tight yarn gives a ball the same roll in every direction.',
      'It reads ten to eleven on the stimpmeter when it is brushed and filled.',
      'Cut from a fifteen-foot roll by the running foot.',
    ],
    useSentences: [
      'Shape the base and the green will follow.',
      'Add a fringe of longer turf and chip on to it.',
      'Ten feet of it is a habit, thirty a hobby.',
    ],
  }),
  turfLine({
    id: 'play-turf',
    colors: [
      'Sport Green',
      'Backyard Green',
      'Emerald Lawn',
      'Kentucky Bluegrass',
      'Spring Fescue',
    ],
    pileMm: [38, 42, 50],
    cents: [215, 360],
    seriesCount: 17,
    nouns: ['Play Turf', 'Sport Turf'],
    infill: '2 lb of rounded sand per square foot, pad below',
    faceOz: 68,
    roll: false,
    substanceSentences: [
      'Dense blades over a curled root give a landing some mercy.',
      'Tested with a pad to a fall height of eight feet.',
      'It springs back after the swing set moves on.',
    ],
    useSentences: [
      'Under swings, goals and trampolines.',
      'It stays green where real grass gives up.',
      'Seams are glued flat, so that nobody trips.',
    ],
  }),
];
