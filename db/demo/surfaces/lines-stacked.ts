import type { Colorway } from '../palettes/colorway.ts';
import { marbles } from '../palettes/marbles.ts';
import { stonesOf } from '../palettes/natural-stones.ts';
import { stackedStones } from '../palettes/outdoor.ts';
import type { JsonObject } from '../product.ts';
import { asMade } from './finishes.ts';
import {
  formatFamily,
  type SpecificationRow,
  type SurfaceFacts,
  type SurfaceLine,
} from './line.ts';
import { describeShade, shadeOf } from './looks.ts';

const plain = (colorway: Colorway): JsonObject => ({ ...colorway.look });

const stacked = {
  colorPriceWeightPct: 100,
  childSlug: 'ledger-panels',
  trade: 'ledger',
  unit: 'Box',
  minimumUnit: 1,
  soldByArea: true,
  themes: ['yard'],
  palette: stackedStones,
  finishSets: [[asMade('Split Face')]],
  material: null,
  view: 'wall',
  densityKgM3: 2600,
  leadTimeDays: [4, 11],
  toMaterial: plain,
} as const satisfies Partial<SurfaceLine>;

const stackedRows = (facts: SurfaceFacts): readonly SpecificationRow[] => [
  ['Shade variation', describeShade(facts.colorway.family === 'Multicolor' ? 'V4' : 'V3')],
  ['Suitable for', 'Walls, indoors and out; fireplace surrounds'],
  ['Frost resistant', 'Yes, when capped'],
  ['Grout', 'None; panels butt together'],
  ['Setting', 'Polymer-modified thin-set, no lath needed indoors'],
];

export const stackedLines: readonly SurfaceLine[] = [
  {
    ...stacked,
    id: 'ledger-panels',
    seriesCount: 36,
    colorsPerSeries: [9, 13],
    nouns: ['{substance} Ledger Panel', '{substance} Stacked Stone'],
    families: [
      formatFamily({ sizes: '6x24:6', thicknessMm: 22, jointMm: 0, pattern: 'ledger' }),
      formatFamily({
        sizes: '6x24:5,4.5x16:10',
        thicknessMm: 20,
        jointMm: 0,
        pattern: 'ledger',
        pricePct: [100, 104],
      }),
    ],
    centsPerSqft: [520, 960],
    toSpecification: stackedRows,
    substanceSentences: [
      'Strips of split stone are bonded into panels that key into one another.',
      'Seams hide because no edge is straight.',
      'Each strip is real stone, split and not molded.',
      'Depth varies by half an inch, and so do the shadows.',
    ],
    useSentences: [
      'A fireplace from hearth to ceiling takes two people one day.',
      'Light it from above to bring out the relief.',
      'Carry it from the living room out to the grill.',
      'Start at the bottom with a level ledger board.',
    ],
  },
  {
    ...stacked,
    id: 'ledger-corners',
    childSlug: 'ledger-corners',
    soldByArea: false,
    seriesCount: 20,
    colorsPerSeries: [8, 12],
    nouns: ['{substance} Ledger Corner'],
    families: [
      formatFamily({ sizes: '6x18:4', thicknessMm: 22, jointMm: 0, pattern: 'ledger' }),
      formatFamily({ sizes: '6x12:6', thicknessMm: 22, jointMm: 0, pattern: 'ledger' }),
    ],
    view: 'piece',
    centsPerSqft: [880, 1450],
    toSpecification: (facts) => [
      ...stackedRows(facts),
      [
        'Coverage',
        `${facts.family.sizes[0]?.piecesPerBox ?? 0} corners of 6 in height: ${(facts.family.sizes[0]?.piecesPerBox ?? 0) / 2} linear ft of corner`,
      ],
    ],
    substanceSentences: [
      'Finger-jointed corners turn the edge without a visible miter.',
      'Left and right alternate as they climb.',
      'Cut from the same lots as the panels.',
    ],
    useSentences: [
      'Count one corner for every six inches of height.',
      'Wrap a column or finish a chimney breast.',
      'Order them with the panels, so that the stone is of one split.',
    ],
  },
  {
    ...stacked,
    id: 'thin-veneer',
    childSlug: 'thin-veneer',
    seriesCount: 24,
    colorsPerSeries: [8, 12],
    nouns: ['{substance} Thin Veneer'],
    families: [
      formatFamily({ sizes: '4x12:30', thicknessMm: 28, jointMm: 12, pattern: 'ledger' }),
      formatFamily({ sizes: '6x14:17', thicknessMm: 30, jointMm: 12, pattern: 'ledger' }),
    ],
    finishSets: [[asMade('Natural Face')], [asMade('Tumbled Face')]],
    centsPerSqft: [780, 1280],
    leadTimeDays: [7, 18],
    toSpecification: (facts) => [
      ['Shade variation', describeShade(facts.colorway.family === 'Multicolor' ? 'V4' : 'V3')],
      ['Sizes', 'Mixed in the crate around the nominal size'],
      ['Mortar joint', '1/2 in'],
      ['Suitable for', 'Walls and chimneys, indoors and out'],
      ['Frost resistant', 'Yes'],
    ],
    substanceSentences: [
      'Full stones, sawn thin on the back so that any stud wall can carry them.',
      'Sizes are mixed the way that a mason reaches for them.',
      'Weight stays under the limit that needs a footing.',
    ],
    useSentences: [
      'Lay it dry on the ground first and move the stones about.',
      'A chimney of it looks older than the house.',
      'Joint it with a sandy mortar and brush it back.',
    ],
  },
  {
    ...stacked,
    id: 'splitface-mosaic',
    childSlug: 'splitface-mosaic',
    seriesCount: 20,
    colorsPerSeries: [7, 11],
    nouns: ['{substance} Splitface'],
    palette: [...stonesOf('Travertine', 'Slate', 'Quartzite', 'Limestone'), ...marbles.slice(0, 8)],
    families: [
      formatFamily({ sizes: 'ledger 4x1 @ 12x12:8', thicknessMm: 12, jointMm: 0 }),
      formatFamily({ sizes: 'ledger 6x1 @ 12x24:4', thicknessMm: 12, jointMm: 0 }),
    ],
    centsPerSqft: [760, 1240],
    toMaterial: (colorway) => ({
      kind: 'ledger',
      rock: colorway.look.rock ?? 'marble',
      colors: [colorway.look.baseColor ?? '#cccccc', colorway.look.cloudColor ?? '#bbbbbb'],
      face: 'split',
      reliefMm: 6,
    }),
    toSpecification: (facts) => [
      ['Backing', 'Fiberglass mesh'],
      ['Shade variation', describeShade(shadeOf(facts.colorway))],
      ['Suitable for', 'Walls, indoors and covered'],
      ['Grout', 'None needed'],
    ],
    substanceSentences: [
      'Little bricks of stone, each with a broken face.',
      'The sheets interlock, and the relief stays under half an inch.',
    ],
    useSentences: [
      'Behind a bar it glitters by candlelight.',
      'Sized for niches, chimney breasts and the fronts of islands.',
      'Seal it before a kitchen gets to it.',
    ],
  },
];
