// Every surface finish a product model can wear: what it is called, how a buyer would name its
// color, and the physical numbers a renderer needs. Colors are linear-light sRGB hex of the
// bare material; metals carry their reflectance at normal incidence as color.

import { coated, glass, glazed, lit, metal, textured } from './finish-makers.ts';
import { furnishingFinishes } from './furnishing-finishes.ts';

const COLOR_FAMILIES = [
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

const SURFACE_TEXTURES = [
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
  /** Second color of a texture: vein, grain, speckle. sRGB hex. */
  readonly accent?: string;
  /** 1 is opaque; glass lets the rest of the light through. */
  readonly opacity?: number;
  /** Light given off, as a fraction of a lit white wall. */
  readonly glow?: number;
}

function fabric(
  label: string,
  family: ColorFamily,
  color: string,
  accent: string,
  roughness = 0.95,
): Finish {
  return {
    label,
    family,
    group: 'soft',
    color,
    accent,
    metalness: 0,
    roughness,
    clearcoat: 0,
    texture: 'linen',
  };
}

/** Cloth or hide without a visible weave. */
function plush(label: string, family: ColorFamily, color: string, roughness: number): Finish {
  return {
    label,
    family,
    group: 'soft',
    color,
    metalness: 0,
    roughness,
    clearcoat: 0,
    texture: 'smooth',
  };
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
  'enamel-fire-red': coated('Fire Red', 'Red', '#b5201b', 0.24),
  ...furnishingFinishes,

  // Upholstery, bedding and woven seats.
  'linen-oat': fabric('Oat Linen', 'Beige', '#d6cebf', '#bdb3a1'),
  'linen-flax': fabric('Flax Linen', 'Beige', '#b8ab93', '#988a72'),
  'linen-ivory': fabric('Ivory Linen', 'White', '#ebe6da', '#d8d1c1'),
  'linen-stone': fabric('Stone Gray Linen', 'Gray', '#a8a59e', '#8c8981'),
  'weave-charcoal': fabric('Charcoal Weave', 'Black', '#45464a', '#333438'),
  'weave-navy': fabric('Navy Weave', 'Blue', '#2c3b54', '#1f2a3e'),
  'weave-denim': fabric('Faded Denim', 'Blue', '#7289a0', '#5a7188'),
  'weave-olive': fabric('Olive Weave', 'Green', '#6c6c4b', '#545439'),
  'weave-rust': fabric('Rust Weave', 'Red', '#a4573a', '#84432b'),
  'weave-mushroom': fabric('Mushroom Weave', 'Brown', '#8f8273', '#75695b'),
  'boucle-ivory': { ...fabric('Ivory Boucle', 'White', '#eae4d8', '#cdc5b5'), texture: 'speckle' },
  'boucle-camel': { ...fabric('Camel Boucle', 'Brown', '#b8946b', '#96744e'), texture: 'speckle' },
  'boucle-gray': { ...fabric('Gray Boucle', 'Gray', '#9a9a98', '#7d7d7b'), texture: 'speckle' },
  'velvet-emerald': plush('Emerald Velvet', 'Green', '#1f4d3c', 0.66),
  'velvet-navy': plush('Midnight Velvet', 'Blue', '#22304f', 0.66),
  'velvet-blush': plush('Blush Velvet', 'Pink', '#cda394', 0.68),
  'velvet-mustard': plush('Mustard Velvet', 'Yellow', '#b98a35', 0.68),
  'velvet-wine': plush('Wine Velvet', 'Red', '#5e2230', 0.66),
  'velvet-dove': plush('Dove Velvet', 'Gray', '#b9b6b1', 0.68),
  'leather-cognac': plush('Cognac Leather', 'Brown', '#95562c', 0.44),
  'leather-saddle': plush('Saddle Leather', 'Brown', '#b27a48', 0.48),
  'leather-chocolate': plush('Chocolate Leather', 'Brown', '#4a2f22', 0.42),
  'leather-black': plush('Black Leather', 'Black', '#1f1e1e', 0.4),
  'leather-ivory': plush('Ivory Leather', 'White', '#e2d9c8', 0.45),
  'mesh-black': fabric('Black Mesh', 'Black', '#26272a', '#3a3b3f', 0.8),
  'bedding-white': plush('White Percale', 'White', '#f2f1ee', 0.92),
  'bedding-sand': plush('Sand Percale', 'Beige', '#d6c8b2', 0.92),
  'bedding-gray': plush('Gray Percale', 'Gray', '#a9abad', 0.92),
  'bedding-sage': plush('Sage Percale', 'Green', '#a3ab98', 0.92),
  'bedding-navy': plush('Navy Percale', 'Blue', '#33415a', 0.92),
  'bedding-clay': plush('Clay Percale', 'Pink', '#bd8a73', 0.92),
  'woven-cane': fabric('Woven Cane', 'Beige', '#d0ab74', '#9c763f', 0.7),
  'woven-rush': fabric('Rush Seat', 'Beige', '#bf9f68', '#8f7140', 0.85),
  'woven-cord': fabric('Danish Cord', 'Beige', '#d5bf97', '#b29a70', 0.85),

  // Woods and coats of furniture.
  'wood-ash': textured('Natural Ash', 'Beige', 'wood', 'wood', '#dccbaa', '#bda780', 0.5),
  'wood-pine': textured('Honey Pine', 'Beige', 'wood', 'wood', '#d3a468', '#ab783c', 0.52),
  'wood-mahogany': textured('Mahogany', 'Red', 'wood', 'wood', '#5d2a1c', '#3b160d', 0.35),
  'wood-whitewash': textured('Whitewashed Oak', 'White', 'wood', 'wood', '#dfd8cb', '#c3b8a6', 0.6),
  'wood-reclaimed': textured('Reclaimed Pine', 'Brown', 'wood', 'wood', '#8a6847', '#55402c', 0.7),
  'powder-white': coated('White Powder Coat', 'White', '#ecebe7', 0.5),
  'mirror-glass': metal('Mirror', 'Silver', '#e9eceb', 0.02),
} as const satisfies Record<string, Finish>;

export type FinishId = keyof typeof FINISHES;

/** The finish of an id. Never fails: ids are checked when a spec is parsed. */
export function getFinish(id: FinishId): Finish {
  return FINISHES[id];
}
