// Laminate.
import { cements } from '../palettes/cements.ts';
import { stonesOf } from '../palettes/natural-stones.ts';
import { asMade } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { asItIs, describeShade, onTile, shadeOf } from './looks.ts';
import { decors } from './resilient-decors.ts';

function laminateRows(rating: string, water: string) {
  return (facts: SurfaceFacts): readonly SpecificationRow[] => [
    ['Core', 'High-density fiberboard'],
    ['Wear rating', rating],
    ['Water', water],
    ['Shade variation', describeShade(shadeOf(facts.colorway))],
    ['Edge', facts.seriesSeed % 2 === 0 ? 'Painted bevel' : 'Micro-bevel'],
    ['Installation', 'Click-lock, floating; on, above or below grade'],
    ['Underlayment', facts.family.thicknessTmm >= 120 ? 'Attached pad' : 'Needed, not included'],
    ['Warranty', '25 years residential'],
  ];
}

const laminate = {
  colorPriceWeightPct: 12,
  trade: 'laminate',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['wood'],
  palette: decors,
  material: 'Laminate',
  view: 'room',
  densityKgM3: 890,
  leadTimeDays: [2, 7],
  finishSets: [
    [asMade('Embossed in Register')],
    [asMade('Wire-Brushed Emboss')],
    [asMade('Silk Matte')],
  ],
  toMaterial: (colorway) => asItIs(colorway, { body: 'laminate', texture: 'embossed' }),
} as const satisfies Partial<SurfaceLine>;

export const laminateLines: readonly SurfaceLine[] = [
  {
    ...laminate,
    id: 'classic-laminate',
    childSlug: 'classic-laminate',
    seriesCount: 44,
    colorsPerSeries: [8, 12],
    nouns: ['Laminate', 'Laminate Plank'],
    families: [
      formatFamily({
        sizes: '7.5x50.5:8,9x50.5:6',
        thicknessMm: 8,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({
        sizes: '7.5x50.5:7',
        thicknessMm: 10,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [112, 112],
      }),
      formatFamily({
        sizes: '6.25x50.5:9,7.5x50.5:8',
        thicknessMm: 8,
        jointMm: 0,
        pattern: 'random-plank',
        pricePct: [98, 100],
      }),
    ],
    centsPerSqft: [125, 215],
    toSpecification: laminateRows('AC3, residential', 'Wipe spills within 30 minutes'),
    substanceSentences: [
      'A photographed grain under melamine, on a dense fiberboard core.',
      'Boards click together at the long edge and drop in at the short one.',
      'The grain is pressed as well as printed.',
      'Sunlight, felt pads and bare feet leave it as it was.',
    ],
    useSentences: [
      'Two people lay a bedroom between breakfast and dinner.',
      'It goes over old tile and vinyl without tearing anything out.',
      'A sensible floor for rentals and first houses.',
      'Leave a gap at the wall and cover it with the old baseboard.',
    ],
  },
  {
    ...laminate,
    id: 'water-resistant-laminate',
    childSlug: 'water-resistant-laminate',
    seriesCount: 40,
    colorsPerSeries: [8, 12],
    nouns: ['Aqua Laminate', 'Water-Resistant Laminate'],
    families: [
      formatFamily({
        sizes: '7.5x54.5:6,9.25x54.5:5',
        thicknessMm: 12,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({ sizes: '8x50.5:6', thicknessMm: 10, jointMm: 0, pattern: 'random-plank' }),
    ],
    centsPerSqft: [175, 275],
    toSpecification: laminateRows('AC4, heavy residential', 'Standing water up to 24 hours'),
    substanceSentences: [
      'Edges are waxed at the mill, and a spill can wait until you are back.',
      'The core is pressed with resin, so that it hardly swells.',
      'A 24-hour water test is part of every run.',
    ],
    useSentences: [
      'Made for kitchens with children in them.',
      'Put it in the laundry and stop thinking about it.',
      'Mop it damp, not wet, and it keeps its edges.',
    ],
  },
  {
    ...laminate,
    id: 'wide-laminate',
    childSlug: 'wide-plank-laminate',
    seriesCount: 32,
    colorsPerSeries: [8, 12],
    nouns: ['Wide Laminate', 'Long-Board Laminate'],
    families: [
      formatFamily({
        sizes: '9.5x72:4,9.5x86:3',
        thicknessMm: 12,
        jointMm: 0,
        pattern: 'random-plank',
      }),
      formatFamily({ sizes: '9x60:5', thicknessMm: 12, jointMm: 0, pattern: 'random-plank' }),
    ],
    centsPerSqft: [210, 320],
    toSpecification: laminateRows('AC4, heavy residential', 'Standing water up to 24 hours'),
    substanceSentences: [
      'Long, wide boards with a bevel on four sides.',
      'Sixty inches and more of grain before a joint.',
      'An attached pad takes the click out of the step.',
    ],
    useSentences: [
      'It gives a big room the scale it wants.',
      'Few joints make light work for the broom.',
      'Stagger the ends by a foot or more.',
    ],
  },
  {
    ...laminate,
    id: 'stone-laminate',
    childSlug: 'stone-look-laminate',
    seriesCount: 28,
    colorsPerSeries: [7, 10],
    themes: ['stone'],
    nouns: ['{substance}-Look Laminate'],
    palette: [...cements, ...stonesOf('Slate', 'Travertine')],
    families: [
      formatFamily({ sizes: '12x24:10,18x18:9', thicknessMm: 8, jointMm: 0 }),
      formatFamily({ sizes: '16x32:6', thicknessMm: 10, jointMm: 0, pattern: 'half-offset' }),
    ],
    finishSets: [[asMade('Stone Emboss')], [asMade('Silk Matte')]],
    view: 'swatch',
    centsPerSqft: [155, 250],
    toMaterial: (colorway) => onTile(colorway, { body: 'vinyl', edge: 'beveled', finish: 'matte' }),
    toSpecification: laminateRows('AC4, heavy residential', 'Standing water up to 24 hours'),
    substanceSentences: [
      'It looks like stone, clicks like a plank and is warm to the foot.',
      'Beveled edges read as a joint without any grout.',
    ],
    useSentences: [
      'Good where tile would be too cold or too much work.',
      'Lay it by halves, as a mason would.',
      'A hall in an afternoon.',
    ],
  },
];
