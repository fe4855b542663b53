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
