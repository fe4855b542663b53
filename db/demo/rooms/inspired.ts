// The templates that the home page shows under each of its tabs, the best picture first.

export const inspiredTabs = ['bathroom', 'kitchen', 'living-room', 'outdoor'] as const;
export type InspiredTab = (typeof inspiredTabs)[number];

export const inspired: Readonly<Record<InspiredTab, readonly string[]>> = {
  bathroom: [
    'bath-primary-10x13-mediterranean',
    'bath-suite-13x14-traditional',
    'bath-primary-9x11-coastal',
    'bath-suite-13x14-industrial',
    'bath-primary-10x13-japandi',
    'bath-suite-13x14-modern',
    'bath-clawfoot-8x9-mediterranean',
    'bath-wet-room-8x9-japandi',
  ],
  kitchen: [
    'kitchen-chef-18x19-traditional',
    'kitchen-double-island-20x21-coastal',
    'kitchen-l-island-16x18-japandi',
    'kitchen-chef-18x19-mediterranean',
    'kitchen-l-island-16x18-industrial',
    'kitchen-u-island-17x17-farmhouse',
    'kitchen-l-island-14x16-coastal',
    'kitchen-peninsula-15x16-modern',
  ],
  'living-room': [
    'living-fireplace-15x18-traditional',
    'living-14x17-mid-century',
    'living-great-room-18x22-modern',
    'living-fireplace-15x18-transitional',
    'living-14x17-scandinavian',
    'living-small-11x13-industrial',
    'living-fireplace-15x18-farmhouse',
    'living-small-11x13-japandi',
  ],
  outdoor: [
    'patio-lounge-18x16-mediterranean',
    'pool-deck-30x36-mediterranean',
    'patio-dining-16x14-mediterranean',
    'patio-lounge-18x16-modern',
    'pool-deck-30x36-coastal',
    'patio-dining-16x14-coastal',
    'patio-lounge-18x16-japandi',
    'front-yard-34x26-farmhouse',
  ],
};
