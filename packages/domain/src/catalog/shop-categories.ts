import { SPELLINGS } from '../spellings.ts';

/** The 21 categories of 'Shop by category', in the spec's order (HOME-14). */
export const SHOP_CATEGORIES = [
  'Appliances',
  'Artificial Turf',
  'Backsplash Tiles',
  'Bathroom Faucets',
  SPELLINGS.bathroomVanities,
  'Bath Tubs',
  'Cabinet Hardware',
  'Countertop',
  'Fans',
  'Hardscaping',
  'Hardwood Flooring',
  'Kitchen Faucets',
  'Kitchen Sinks',
  'Laminate Flooring',
  'Lights',
  SPELLINGS.luxuryFlooring,
  'Pool Copings',
  'Showers',
  'Stacked Stone',
  'Tile Flooring',
  'Toilets',
] as const;
