import { HOME_TABS, type HomeTabName } from '@wevisu/domain/catalog/home-tabs.ts';
import { type InspiredTab, inspired } from './rooms/inspired.ts';

const LIST_OF_TAB: Readonly<Record<HomeTabName, InspiredTab>> = {
  Bathroom: 'bathroom',
  Kitchen: 'kitchen',
  'Living Room': 'living-room',
  'Landscaping/Outdoor': 'outdoor',
};

/** The rooms of the home page's tabs (HOME-09), the best one of each first. */
export const inspiredDesigns = HOME_TABS.map((tab) => ({ tab, rooms: inspired[LIST_OF_TAB[tab]] }));
