// Sets of finishes that many kinds offer; the first of a set is its most usual one.
import type { FinishId } from './finishes.ts';

export const PLUMBING_METALS = [
  'polished-chrome',
  'brushed-nickel',
  'polished-nickel',
  'matte-black',
  'brushed-gold',
  'champagne-bronze',
  'unlacquered-brass',
  'aged-brass',
  'oil-rubbed-bronze',
  'gunmetal',
  'stainless-steel',
  'polished-copper',
] as const satisfies readonly FinishId[];

export const HARDWARE_METALS = [
  ...PLUMBING_METALS,
  'satin-nickel',
  'antique-pewter',
] as const satisfies readonly FinishId[];

export const CHINA = [
  'white-china',
  'biscuit-china',
  'bone-china',
  'black-china',
  'matte-white',
  'matte-gray',
] as const satisfies readonly FinishId[];

export const CABINET_PAINTS = [
  'paint-white-dove',
  'paint-linen',
  'paint-mist-gray',
  'paint-slate',
  'paint-charcoal',
  'paint-ink-black',
  'paint-navy',
  'paint-dusty-blue',
  'paint-sage',
  'paint-forest',
  'paint-clay',
  'paint-butter',
  'paint-oxblood',
  'paint-taupe',
] as const satisfies readonly FinishId[];

export const WOODS = [
  'wood-natural-oak',
  'wood-white-oak',
  'wood-walnut',
  'wood-maple',
  'wood-cherry',
  'wood-espresso',
  'wood-driftwood',
  'wood-teak',
  'wood-black-oak',
] as const satisfies readonly FinishId[];

export const STONE_TOPS = [
  'top-white-quartz',
  'top-carrara',
  'top-calacatta-gold',
  'top-black-granite',
  'top-nero-marquina',
  'top-gray-concrete',
  'top-travertine',
] as const satisfies readonly FinishId[];

export const APPLIANCE_BODIES = [
  'stainless-steel',
  'black-stainless',
  'matte-black',
  'gloss-white',
  'gloss-black',
  'matte-white',
  'almond',
  'paint-navy',
  'paint-dusty-blue',
  'paint-sage',
  'paint-forest',
  'paint-oxblood',
  'paint-butter',
  'paint-charcoal',
] as const satisfies readonly FinishId[];

export const SHADES = [
  'glass-opal',
  'glass-clear',
  'glass-frosted',
  'glass-reeded',
  'glass-smoke',
  'glass-amber',
  'shade-linen-white',
  'shade-linen-natural',
  'shade-black',
  'shade-rattan',
  ...HARDWARE_METALS,
  'matte-white',
  'paint-sage',
  'paint-navy',
  'paint-clay',
] as const satisfies readonly FinishId[];

export const LEAVES = [
  'leaf-deep',
  'leaf-fresh',
  'leaf-olive',
  'leaf-lime',
  'leaf-blue',
  'leaf-needle',
  'leaf-burgundy',
  'leaf-autumn',
  'leaf-straw',
] as const satisfies readonly FinishId[];

export const BARKS = [
  'bark-brown',
  'bark-gray',
  'bark-birch',
] as const satisfies readonly FinishId[];

export const BLOOMS = [
  'petal-white',
  'petal-pink',
  'petal-lavender',
  'petal-blue',
  'petal-yellow',
  'petal-red',
  'petal-coral',
] as const satisfies readonly FinishId[];

export const POTS = [
  'terracotta',
  'pot-white',
  'pot-charcoal',
  'pot-sage',
  'wicker-natural',
  'top-gray-concrete',
  'aged-brass',
  'corten-steel',
] as const satisfies readonly FinishId[];

export const CLOTHS = [
  'cloth-ivory',
  'cloth-oat',
  'cloth-stone',
  'cloth-charcoal',
  'cloth-navy',
  'cloth-sky',
  'cloth-sage',
  'cloth-forest',
  'cloth-rust',
  'cloth-blush',
  'cloth-ochre',
  'cloth-wine',
  'jute',
] as const satisfies readonly FinishId[];

export const WICKERS = [
  'wicker-natural',
  'wicker-gray',
  'wicker-black',
] as const satisfies readonly FinishId[];

export const MASONRY = [
  'stone-limestone',
  'stone-bluestone',
  'stone-field',
  'stone-river',
  'stone-sandstone',
  'stone-basalt',
  'brick-red',
  'brick-white',
  'stucco-white',
  'stucco-sand',
  'top-gray-concrete',
] as const satisfies readonly FinishId[];

export const GARDEN_WOODS = [
  'wood-cedar',
  'wood-teak',
  'wood-weathered',
  'wood-reclaimed',
  'wood-natural-oak',
  'wood-espresso',
  'vinyl-white',
  'paint-white-dove',
  'paint-charcoal',
  'paint-forest',
  'matte-black',
] as const satisfies readonly FinishId[];

export const GARDEN_METALS = [
  'matte-black',
  'oil-rubbed-bronze',
  'paint-white-dove',
  'paint-charcoal',
  'gunmetal',
  'corten-steel',
  'aged-brass',
  'stainless-steel',
] as const satisfies readonly FinishId[];

export const DECOR_METALS = [
  'aged-brass',
  'brushed-gold',
  'matte-black',
  'polished-chrome',
  'brushed-nickel',
  'oil-rubbed-bronze',
  'antique-pewter',
  'polished-copper',
] as const satisfies readonly FinishId[];

export const FRAMES = [
  'wood-natural-oak',
  'wood-walnut',
  'matte-black',
  'paint-white-dove',
  'brushed-gold',
  'aged-brass',
  'wood-white-oak',
  'wood-black-oak',
  'brushed-nickel',
  'oil-rubbed-bronze',
  'wicker-natural',
] as const satisfies readonly FinishId[];

export const UPHOLSTERY = [
  'linen-oat',
  'linen-flax',
  'linen-ivory',
  'linen-stone',
  'weave-charcoal',
  'weave-navy',
  'weave-denim',
  'weave-olive',
  'weave-rust',
  'weave-mushroom',
  'boucle-ivory',
  'boucle-camel',
  'boucle-gray',
  'velvet-emerald',
  'velvet-navy',
  'velvet-blush',
  'velvet-mustard',
  'velvet-wine',
  'velvet-dove',
  'leather-cognac',
  'leather-saddle',
  'leather-chocolate',
  'leather-black',
  'leather-ivory',
] as const satisfies readonly FinishId[];

export const WOVEN_SEATS = [
  'woven-rush',
  'woven-cord',
  'woven-cane',
] as const satisfies readonly FinishId[];

export const BEDDING = [
  'bedding-white',
  'bedding-sand',
  'bedding-gray',
  'bedding-sage',
  'bedding-navy',
  'bedding-clay',
  'linen-oat',
  'linen-ivory',
  'linen-stone',
] as const satisfies readonly FinishId[];

export const FURNITURE_WOODS = [
  'wood-natural-oak',
  'wood-walnut',
  'wood-white-oak',
  'wood-ash',
  'wood-maple',
  'wood-pine',
  'wood-teak',
  'wood-cherry',
  'wood-mahogany',
  'wood-espresso',
  'wood-black-oak',
  'wood-driftwood',
  'wood-whitewash',
  'wood-reclaimed',
] as const satisfies readonly FinishId[];

export const FURNITURE_METALS = [
  'matte-black',
  'brushed-gold',
  'aged-brass',
  'polished-chrome',
  'brushed-nickel',
  'gunmetal',
  'oil-rubbed-bronze',
  'powder-white',
] as const satisfies readonly FinishId[];

/** Wooden furniture, as it is or painted. */
export const CASE_FINISHES = [
  ...FURNITURE_WOODS,
  ...CABINET_PAINTS,
] as const satisfies readonly FinishId[];

/** Legs and frames of wood, metal or paint. */
export const FRAME_FINISHES = [
  ...FURNITURE_WOODS,
  ...FURNITURE_METALS,
  'paint-white-dove',
  'paint-ink-black',
  'paint-sage',
  'paint-navy',
] as const satisfies readonly FinishId[];

export const TABLE_TOPS = [
  ...FURNITURE_WOODS,
  ...STONE_TOPS,
  'glass-clear',
  'glass-smoke',
  'paint-white-dove',
  'paint-ink-black',
  'paint-sage',
  'paint-navy',
  'matte-black',
  'brushed-gold',
] as const satisfies readonly FinishId[];

/** Handles of faucets: the faucet's metals, then china, wood and stone. */
export const FAUCET_HANDLES = [
  ...PLUMBING_METALS,
  'white-china',
  'wood-walnut',
  'wood-natural-oak',
  'wood-teak',
  'top-carrara',
  'top-nero-marquina',
] as const satisfies readonly FinishId[];

export const LIGHT_METALS = [
  'aged-brass',
  ...HARDWARE_METALS,
  'matte-white',
  'paint-white-dove',
] as const satisfies readonly FinishId[];

export const LAMP_SHADES = [
  'shade-linen-white',
  'shade-linen-natural',
  'shade-black',
  'shade-rattan',
  'glass-opal',
] as const satisfies readonly FinishId[];
