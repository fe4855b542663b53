/**
 * The shop's names for the categories used in rooms, by slug. The odd spellings are the shop's own (U-54).
 */
const names: Readonly<Record<string, string>> = {
  appliances: 'Appliances',
  'artificial-turf': 'Artificial Turf',
  'backsplash-tiles': 'Backsplash Tiles',
  'bathroom-faucets': 'Bathroom Faucets',
  'bathroom-vanitys': 'Bathroom Vanitys',
  'bath-tubs': 'Bath Tubs',
  'cabinet-doors': 'Cabinet Lines',
  'cabinet-hardware': 'Cabinet Hardware',
  countertop: 'Countertop',
  fans: 'Fans',
  hardscaping: 'Hardscaping',
  'hardwood-flooring': 'Hardwood Flooring',
  'kitchen-cabinets': 'Kitchen Cabinets',
  'kitchen-faucets': 'Kitchen Faucets',
  'kitchen-sinks': 'Kitchen Sinks',
  'laminate-flooring': 'Laminate Flooring',
  lights: 'Lights',
  'luxury-flooring': 'Luxury Flooring',
  'pool-copings': 'Pool Copings',
  showers: 'Showers',
  'stacked-stone': 'Stacked Stone',
  'tile-flooring': 'Tile Flooring',
  toilets: 'Toilets',
};

export function categoryName(slug: string): string {
  return names[slug] ?? slug.replaceAll('-', ' ');
}
