/** HOME-09: the tabs of rooms on the home page. */
export const HOME_TABS = ['Bathroom', 'Kitchen', 'Living Room', 'Landscaping/Outdoor'] as const;
export type HomeTabName = (typeof HOME_TABS)[number];

/** The kinds of room that a tab fills up with, starting with the one it is named after. */
export const ROOMS_OF_TAB: Readonly<Record<HomeTabName, readonly string[]>> = {
  Bathroom: ['bath', 'powder-room'],
  Kitchen: ['kitchen'],
  'Living Room': ['living', 'dining', 'bedroom', 'office', 'entry'],
  'Landscaping/Outdoor': ['patio', 'pool-deck', 'front-yard'],
};
