import { listBaths } from './baths.ts';
import { listHouses } from './houses.ts';
import { listKitchens } from './kitchens.ts';
import { listLaundriesAndEntries } from './laundries.ts';
import { listLivingRooms } from './living.ts';
import { listYards } from './outdoors.ts';
import type { Plan } from './plan.ts';

/** Every floor plan, in the order in which they are offered. */
export function listPlans(): Plan[] {
  return [
    ...listKitchens(),
    ...listBaths(),
    ...listLivingRooms(),
    ...listLaundriesAndEntries(),
    ...listYards(),
    ...listHouses(),
  ];
}
