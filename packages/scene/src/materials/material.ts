// What a material looks like, as numbers. It owns the schemas and their defaults only; how the
// numbers become a picture is in the painters beside it. Lengths are millimeters (a look needs no
// counting); what is counted is in patterns/laying.ts and is in integer tenths.
import { z } from 'zod';

/** '#rrggbb', sRGB. */
const color = z.string().regex(/^#[0-9a-fA-F]{6}$/, 'A color is written #rrggbb.');
const ratio = z.number().min(0).max(1);
const deg = z.number().min(-180).max(180);
const mm = (min: number, max: number) => z.number().min(min).max(max);
const colors = (max: number) => z.array(color).min(1).max(max);

/** Variation between pieces as the tile trade grades it: V1 uniform to V4 substantial. */
const shadeVariations = ['V1', 'V2', 'V3', 'V4'] as const;
const shadeVariation = z.enum(shadeVariations);

const finishes = [
  'polished',
  'glossy',
  'satin',
  'matte',
  'honed',
  'brushed',
  'leathered',
  'tumbled',
  'flamed',
  'cleft',
] as const;
/** How the surface is finished: decides gloss and the fine relief. */
export const finish = z.enum(finishes);

const rocks = [
  'marble',
  'travertine',
  'slate',
  'limestone',
  'granite',
  'quartzite',
  'basalt',
  'onyx',
  'sandstone',
] as const;

export const stone = z.strictObject({
  kind: z.literal('stone'),
  rock: z.enum(rocks),
  baseColor: color,
  /** Drifts through the base as soft clouds. */
  cloudColor: color.optional(),
  cloudRatio: ratio.default(0.35),
  veinColors: z.array(color).max(4).default([]),
  veinDensityRatio: ratio.default(0.3),
  veinScaleMm: mm(20, 2000).default(350),
  veinDirectionDeg: deg.default(35),
  /** 0 is a smoky band, 1 a drawn hairline. */
  veinSharpnessRatio: ratio.default(0.6),
  /** Crystals or speckle, mixed in by share. */
  grainColors: z.array(color).max(5).default([]),
  grainScaleMm: mm(0.3, 40).default(2),
  grainRatio: ratio.default(0),
  /** Open holes (travertine, limestone) or fossils. */
  vugRatio: ratio.default(0),
  finish: finish.default('honed'),
  shadeVariation: shadeVariation.default('V2'),
});

export const quartz = z.strictObject({
  kind: z.literal('quartz'),
  baseColor: color,
  cloudColor: color.optional(),
  cloudRatio: ratio.default(0.2),
  veinColors: z.array(color).max(4).default([]),
  veinDensityRatio: ratio.default(0.2),
  veinScaleMm: mm(20, 2000).default(600),
  veinDirectionDeg: deg.default(40),
  veinSharpnessRatio: ratio.default(0.5),
  fleckColors: z.array(color).max(5).default([]),
  fleckScaleMm: mm(0.3, 30).default(2),
  fleckRatio: ratio.default(0),
  finish: finish.default('polished'),
});

export const terrazzo = z.strictObject({
  kind: z.literal('terrazzo'),
  matrixColor: color,
  chipColors: colors(6),
  chipMinMm: mm(0.5, 60).default(2),
  chipMaxMm: mm(1, 120).default(14),
  chipDensityRatio: ratio.default(0.55),
  finish: finish.default('honed'),
});

export const concrete = z.strictObject({
  kind: z.literal('concrete'),
  baseColor: color,
  cloudColor: color.optional(),
  cloudRatio: ratio.default(0.4),
  cloudScaleMm: mm(20, 1500).default(260),
  poreRatio: ratio.default(0.15),
  trowelRatio: ratio.default(0.3),
  finish: finish.default('matte'),
  shadeVariation: shadeVariation.default('V2'),
});

const woodGrains = ['plain', 'quarter', 'rift', 'end'] as const;
const woodFigures = ['none', 'curly', 'ribbon', 'burl'] as const;
const woodTextures = ['smooth', 'wire-brushed', 'hand-scraped', 'embossed'] as const;
const woodEdges = ['square', 'micro-bevel', 'bevel', 'pillowed'] as const;
/** What a board is made of below its face; seen on the cut edge of a single piece. */
const boardBodies = ['solid', 'engineered', 'laminate', 'vinyl', 'porcelain'] as const;

export const wood = z.strictObject({
  kind: z.literal('wood'),
  /** Early wood, average, late wood. */
  lightColor: color,
  baseColor: color,
  darkColor: color,
  /** Sapwood streaks or a second tone along the board (walnut, acacia, hickory). */
  sapColor: color.optional(),
  sapRatio: ratio.default(0),
  grain: z.enum(woodGrains).default('plain'),
  figure: z.enum(woodFigures).default('none'),
  /** Strength of the year rings against the base color. */
  contrastRatio: ratio.default(0.5),
  ringScaleMm: mm(1, 60).default(9),
  /** Open pores as short dark dashes: 0 maple, 1 red oak. */
  poreRatio: ratio.default(0.4),
  /** Medullary flecks across the grain (quarter-sawn oak). */
  rayRatio: ratio.default(0),
  knotRatio: ratio.default(0),
  texture: z.enum(woodTextures).default('smooth'),
  edge: z.enum(woodEdges).default('micro-bevel'),
  body: z.enum(boardBodies).default('engineered'),
  finish: finish.default('matte'),
  shadeVariation: shadeVariation.default('V3'),
});

const turf = z.strictObject({
  kind: z.literal('turf'),
  bladeColors: colors(5),
  /** The curled brown or green yarn at the base. */
  thatchColor: color,
  pileHeightMm: mm(5, 75).default(38),
  bladeWidthMm: mm(0.5, 3).default(1.3),
  densityRatio: ratio.default(0.75),
  thatchRatio: ratio.default(0.35),
  curlRatio: ratio.default(0.35),
  glossRatio: ratio.default(0.25),
});

const pavers = ['concrete', 'brick', 'cobble', 'flagstone', 'porcelain'] as const;
const paver = z.strictObject({
  kind: z.literal('paver'),
  body: z.enum(pavers),
  colors: colors(5),
  /** Visible sand and stone chips in the face. */
  aggregateRatio: ratio.default(0.35),
  aggregateColors: z.array(color).max(4).default([]),
  /** Flamed or flashed dark ends of brick; colors running into each other. */
  blendRatio: ratio.default(0.4),
  reliefMm: mm(0, 8).default(0.8),
  chamferMm: mm(0, 12).default(3),
  tumbledRatio: ratio.default(0.2),
  shadeVariation: shadeVariation.default('V3'),
});

const ledgerFaces = ['split', 'rough', 'honed', 'tumbled', 'wavy'] as const;
const ledger = z.strictObject({
  kind: z.literal('ledger'),
  rock: z.enum(rocks),
  colors: colors(6),
  veinColor: color.optional(),
  face: z.enum(ledgerFaces).default('split'),
  /** How far the stones of one panel stand out from each other. */
  reliefMm: mm(0, 30).default(14),
  grainRatio: ratio.default(0.4),
  rustColor: color.optional(),
  rustRatio: ratio.default(0),
});

const glass = z.strictObject({
  kind: z.literal('glass'),
  colors: colors(5),
  frostRatio: ratio.default(0),
  iridescenceRatio: ratio.default(0),
  waveRatio: ratio.default(0.3),
  shadeVariation: shadeVariation.default('V2'),
});

const metalFinishes = ['polished', 'brushed', 'hammered', 'patina', 'satin'] as const;
const metal = z.strictObject({
  kind: z.literal('metal'),
  baseColor: color,
  patinaColor: color.optional(),
  finish: z.enum(metalFinishes).default('brushed'),
});

export const encausticMotifs = [
  'star',
  'quatrefoil',
  'petals',
  'diamond',
  'checker',
  'arches',
  'rosette',
  'lattice',
  'scales',
  'cross',
  'cubes',
  'stripe',
] as const;

const glazeLook = z.strictObject({
  kind: z.literal('glaze'),
  /** The first is the body of the glaze; others are mixed in piece by piece. */
  colors: colors(5),
  mottleRatio: ratio.default(0.15),
  crackleRatio: ratio.default(0),
  /** Glaze thinning at the edges so that the body shows. */
  poolRatio: ratio.default(0.3),
  speckleColor: color.optional(),
  speckleRatio: ratio.default(0),
});
const encausticLook = z.strictObject({
  kind: z.literal('encaustic'),
  motif: z.enum(encausticMotifs),
  /** Ground first, then the motif from large to small. */
  colors: z.array(color).min(2).max(4),
  /** How far use has softened and clouded it. */
  wearRatio: ratio.default(0.2),
});

export const tileLook = z.discriminatedUnion('kind', [
  glazeLook,
  encausticLook,
  stone,
  quartz,
  concrete,
  terrazzo,
  wood,
]);

const tileBodies = ['ceramic', 'porcelain', 'terracotta', 'cement', 'vinyl'] as const;
const tileEdges = ['rectified', 'pressed', 'cushion', 'handmade', 'beveled'] as const;

const tile = z.strictObject({
  kind: z.literal('tile'),
  body: z.enum(tileBodies).default('porcelain'),
  look: tileLook,
  finish: finish.default('glossy'),
  edge: z.enum(tileEdges).default('pressed'),
  /** Height of waves and dents of the face: 0 flat, 1.5 a zellige. */
  waveMm: mm(0, 3).default(0),
  /** Raised three-dimensional face, as ribs along the piece. */
  ribMm: mm(0, 8).default(0),
  shadeVariation: shadeVariation.default('V1'),
});

const copingProfiles = ['bullnose', 'eased', 'square', 'drop-face', 'ogee'] as const;
const coping = z.strictObject({
  kind: z.literal('coping'),
  body: z.discriminatedUnion('kind', [stone, concrete, tile, paver, terrazzo]),
  profile: z.enum(copingProfiles).default('bullnose'),
});

const weaves = ['plain', 'linen', 'twill', 'boucle', 'velvet', 'herringbone'] as const;
const fabric = z.strictObject({
  kind: z.literal('fabric'),
  colors: colors(3),
  weave: z.enum(weaves).default('linen'),
  threadMm: mm(0.1, 8).default(0.8),
});

const leather = z.strictObject({
  kind: z.literal('leather'),
  baseColor: color,
  grainScaleMm: mm(0.3, 6).default(1.4),
  agedRatio: ratio.default(0.2),
});

const paint = z.strictObject({
  kind: z.literal('paint'),
  baseColor: color,
  /** Orange peel of the roller. */
  stippleRatio: ratio.default(0.2),
  finish: finish.default('matte'),
});

/** Any surface the scene can show. Colors are sRGB '#rrggbb'. */
export const material = z.discriminatedUnion('kind', [
  tile,
  stone,
  quartz,
  terrazzo,
  concrete,
  wood,
  turf,
  paver,
  ledger,
  coping,
  glass,
  metal,
  fabric,
  leather,
  paint,
]);

export type Material = z.output<typeof material>;
/** What an author writes: everything with a default may be left out. */
export type MaterialInput = z.input<typeof material>;
type MaterialKind = Material['kind'];
export type MaterialOf<K extends MaterialKind> = Extract<Material, { kind: K }>;
export type TileLook = z.output<typeof tileLook>;
export type TileLookInput = z.input<typeof tileLook>;
export type Finish = z.output<typeof finish>;
export type ShadeVariation = z.output<typeof shadeVariation>;
