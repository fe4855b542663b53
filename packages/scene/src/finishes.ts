// Every surface finish a product model can wear: what it is called, how a buyer would name its
// colour, and the physical numbers a renderer needs. Colours are linear-light sRGB hex of the
// bare material; metals carry their reflectance at normal incidence as colour.

import { coated, glass, glazed, lit, metal, textured } from './finish-makers.ts';
import { furnishingFinishes } from './furnishing-finishes.ts';

export const COLOR_FAMILIES = [
  'Black',
  'White',
  'Gray',
  'Silver',
  'Gold',
  'Bronze',
  'Copper',
  'Brown',
  'Beige',
  'Blue',
  'Green',
  'Red',
  'Yellow',
  'Pink',
  'Clear',
] as const;
export type ColorFamily = (typeof COLOR_FAMILIES)[number];

export const SURFACE_TEXTURES = [
  'smooth',
  'brushed',
  'wood',
  'marble',
  'speckle',
  'linen',
  'hammered',
  'iron',
] as const;
export type SurfaceTexture = (typeof SURFACE_TEXTURES)[number];

export interface Finish {
  readonly label: string;
  readonly family: ColorFamily;
  readonly group: 'metal' | 'ceramic' | 'paint' | 'wood' | 'stone' | 'composite' | 'glass' | 'soft';
  /** sRGB hex. */
  readonly color: string;
  readonly metalness: number;
  readonly roughness: number;
  readonly clearcoat: number;
  readonly texture: SurfaceTexture;
  /** Second colour of a texture: vein, grain, speckle. sRGB hex. */
  readonly accent?: string;
  /** 1 is opaque; glass lets the rest of the light through. */
  readonly opacity?: number;
  /** Light given off, as a fraction of a lit white wall. */
  readonly glow?: number;
}

export const FINISHES = {
  'polished-chrome': metal('Polished Chrome', 'Silver', '#e4e7e9', 0.05),
  'brushed-nickel': metal('Brushed Nickel', 'Silver', '#cdc4b6', 0.34, 'brushed'),
  'polished-nickel': metal('Polished Nickel', 'Silver', '#ddd3c5', 0.07),
  'satin-nickel': metal('Satin Nickel', 'Silver', '#c4bdb1', 0.3),
  'matte-black': coated('Matte Black', 'Black', '#1b1b1c', 0.52),
  'brushed-gold': metal('Brushed Gold', 'Gold', '#dcbc83', 0.3, 'brushed'),
  'champagne-bronze': metal('Champagne Bronze', 'Gold', '#cdb08c', 0.32, 'brushed'),
  'unlacquered-brass': metal('Unlacquered Brass', 'Gold', '#e2c078', 0.12),
  'aged-brass': metal('Aged Brass', 'Gold', '#a88b57', 0.38),
  'oil-rubbed-bronze': metal('Oil-Rubbed Bronze', 'Bronze', '#453a33', 0.4),
  gunmetal: metal('Gunmetal', 'Gray', '#5c6064', 0.28, 'brushed'),
  'stainless-steel': metal('Stainless Steel', 'Silver', '#d3d5d6', 0.3, 'brushed'),
  'black-stainless': metal('Black Stainless', 'Black', '#4b4c4f', 0.3, 'brushed'),
  'polished-copper': metal('Polished Copper', 'Copper', '#dca084', 0.1),
  'hammered-copper': metal('Hammered Copper', 'Copper', '#c98d6c', 0.22, 'hammered'),
  'antique-pewter': metal('Antique Pewter', 'Gray', '#8b8a86', 0.42),
  'cast-iron': { ...coated('Cast Iron', 'Black', '#222223', 0.66), texture: 'iron' },

  'white-china': glazed('White', 'White', '#f3f3f0'),
  'biscuit-china': glazed('Biscuit', 'Beige', '#ebe3d3'),
  'bone-china': glazed('Bone', 'Beige', '#e9e4da'),
  'black-china': glazed('Black', 'Black', '#18181a'),
  'white-fireclay': glazed('White Fireclay', 'White', '#f4f2ec'),
  'gray-fireclay': glazed('Dove Gray Fireclay', 'Gray', '#a9abaa'),
  'matte-white': coated('Matte White', 'White', '#f1efea', 0.55),
  'matte-gray': coated('Matte Concrete Gray', 'Gray', '#8f8e8b', 0.62),
  'gloss-white': { ...coated('Gloss White', 'White', '#f2f2f0', 0.2), clearcoat: 0.8 },
  'gloss-black': { ...coated('Gloss Black', 'Black', '#131314', 0.16), clearcoat: 0.9 },
  almond: { ...coated('Almond', 'Beige', '#e6dac4', 0.25), clearcoat: 0.6 },

  'granite-black': textured(
    'Black Granite Composite',
    'Black',
    'composite',
    'speckle',
    '#262627',
    '#4a4a4c',
    0.6,
  ),
  'granite-gray': textured(
    'Gray Granite Composite',
    'Gray',
    'composite',
    'speckle',
    '#6d6e70',
    '#94969a',
    0.6,
  ),
  'granite-white': textured(
    'White Granite Composite',
    'White',
    'composite',
    'speckle',
    '#e9e7e1',
    '#c9c5bb',
    0.58,
  ),
  'granite-sand': textured(
    'Sand Granite Composite',
    'Beige',
    'composite',
    'speckle',
    '#c9b89a',
    '#a08c6c',
    0.6,
  ),

  'paint-white-dove': coated('White Dove', 'White', '#efece3'),
  'paint-linen': coated('Linen', 'Beige', '#ddd2bf'),
  'paint-mist-gray': coated('Mist Gray', 'Gray', '#c3c6c4'),
  'paint-slate': coated('Slate', 'Gray', '#6b7074'),
  'paint-charcoal': coated('Charcoal', 'Black', '#3a3c3e'),
  'paint-ink-black': coated('Ink Black', 'Black', '#222326'),
  'paint-navy': coated('Harbor Navy', 'Blue', '#26364d'),
  'paint-dusty-blue': coated('Dusty Blue', 'Blue', '#7d95a8'),
  'paint-sage': coated('Sage', 'Green', '#93a08a'),
  'paint-forest': coated('Forest Green', 'Green', '#2f4638'),
  'paint-clay': coated('Clay', 'Pink', '#b98d78'),
  'paint-butter': coated('Butter', 'Yellow', '#e8d59b'),
  'paint-oxblood': coated('Oxblood', 'Red', '#6a2529'),
  'paint-taupe': coated('Taupe', 'Brown', '#96887a'),

  'wood-natural-oak': textured('Natural Oak', 'Beige', 'wood', 'wood', '#cba876', '#9c774a', 0.5),
  'wood-white-oak': textured('White Oak', 'Beige', 'wood', 'wood', '#d6bf98', '#ad9068', 0.5),
  'wood-walnut': textured('Walnut', 'Brown', 'wood', 'wood', '#7a5236', '#472b1b', 0.45),
  'wood-maple': textured('Maple', 'Beige', 'wood', 'wood', '#dfc298', '#c7a273', 0.45),
  'wood-cherry': textured('Cherry', 'Brown', 'wood', 'wood', '#94532f', '#6a3319', 0.42),
  'wood-espresso': textured('Espresso', 'Brown', 'wood', 'wood', '#3d2a21', '#241712', 0.42),
  'wood-driftwood': textured('Driftwood Gray', 'Gray', 'wood', 'wood', '#a69a8c', '#786c60', 0.55),
  'wood-teak': textured('Teak', 'Brown', 'wood', 'wood', '#a9733f', '#784a23', 0.48),
  'wood-black-oak': textured('Black Oak', 'Black', 'wood', 'wood', '#2f2c2a', '#171514', 0.5),

  'top-white-quartz': textured(
    'White Quartz',
    'White',
    'stone',
    'speckle',
    '#f1f0ec',
    '#dcdad4',
    0.22,
  ),
  'top-carrara': textured('Carrara Marble', 'White', 'stone', 'marble', '#eeedea', '#8f959b', 0.18),
  'top-calacatta-gold': textured(
    'Calacatta Gold',
    'White',
    'stone',
    'marble',
    '#f2efe8',
    '#b39766',
    0.18,
  ),
  'top-black-granite': textured(
    'Black Granite',
    'Black',
    'stone',
    'speckle',
    '#1d1d1f',
    '#4c4d50',
    0.2,
  ),
  'top-nero-marquina': textured(
    'Nero Marquina',
    'Black',
    'stone',
    'marble',
    '#1c1c1e',
    '#c9c9c6',
    0.18,
  ),
  'top-gray-concrete': textured(
    'Gray Concrete',
    'Gray',
    'stone',
    'speckle',
    '#a4a29d',
    '#8b8984',
    0.55,
  ),
  'top-travertine': textured('Travertine', 'Beige', 'stone', 'marble', '#d9c9ab', '#b59c77', 0.4),

  'glass-clear': glass('Clear Glass', '#a3afad', 0.1),
  'glass-frosted': glass('Frosted Glass', '#dfe8e6', 0.62, 0.6),
  'glass-reeded': glass('Reeded Glass', '#bcc8c5', 0.3, 0.12),
  'glass-smoke': glass('Smoke Glass', '#4b4641', 0.36),
  'glass-amber': glass('Amber Glass', '#b9772c', 0.5),
  'glass-opal': lit('Opal Glass', 'White', '#f3ecdf', 0.34),
  'glass-black': {
    ...coated('Black Glass', 'Black', '#0b0b0d', 0.05, 'glass'),
    clearcoat: 1,
  },
  'crystal-clear': glass('Crystal', '#b9c8d4', 0.24, 0.01),
  'shade-linen-white': {
    ...lit('White Linen', 'White', '#f3ead9', 0.5),
    group: 'soft',
    texture: 'linen',
    roughness: 0.9,
    clearcoat: 0,
  },
  'shade-linen-natural': {
    ...lit('Natural Linen', 'Beige', '#d9c5a0', 0.42),
    group: 'soft',
    texture: 'linen',
    roughness: 0.9,
    clearcoat: 0,
  },
  'shade-black': {
    ...coated('Black Fabric', 'Black', '#232323', 0.9, 'soft'),
    clearcoat: 0,
    texture: 'linen',
  },
  'shade-rattan': {
    ...textured('Rattan', 'Brown', 'soft', 'linen', '#b98a55', '#7d5830', 0.75),
    clearcoat: 0,
  },
  lamp: lit('Warm White Lamp', 'White', '#fff1d6', 1.6),
  rubber: coated('Black Rubber', 'Black', '#242424', 0.8, 'soft'),
  silicone: coated('White Silicone', 'White', '#e9e9e6', 0.7, 'soft'),
  liner: coated('Appliance Interior', 'White', '#eeeeec', 0.4, 'composite'),
  cavity: coated('Dark Cavity', 'Black', '#1a1a1c', 0.5, 'composite'),
  display: lit('Display', 'Blue', '#9fd6ee', 0.9),
  ...furnishingFinishes,
} as const satisfies Record<string, Finish>;

export type FinishId = keyof typeof FINISHES;

/** The finish of an id. Never fails: ids are checked when a spec is parsed. */
export function getFinish(id: FinishId): Finish {
  return FINISHES[id];
}
