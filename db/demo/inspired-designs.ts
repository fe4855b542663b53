import { INSPIRED_TABS } from '@wevisu/contract/pages.ts';
import { type InspiredTab, inspired } from './rooms/inspired.ts';

const LIST_OF_TAB: Readonly<Record<(typeof INSPIRED_TABS)[number], InspiredTab>> = {
  Bathroom: 'bathroom',
  Kitchen: 'kitchen',
  'Living Room': 'living-room',
  'Landscaping/Outdoor': 'outdoor',
};

/** The setting behind the tabs of the start page (HOME-09), the best room of each first. */
export const inspiredDesigns = Object.fromEntries(
  INSPIRED_TABS.map((tab) => [tab, inspired[LIST_OF_TAB[tab]]]),
);
