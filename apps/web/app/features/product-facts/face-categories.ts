// Slugs of the shop's categories whose products go on a face, most likely first.

export const floors = [
  'tile-flooring',
  'hardwood-flooring',
  'luxury-flooring',
  'laminate-flooring',
] as const;
export const grounds = ['hardscaping', 'artificial-turf', 'tile-flooring'] as const;
export const walls = ['backsplash-tiles', 'tile-flooring', 'stacked-stone'] as const;
