import { woodsOf } from '../palettes/woods.ts';

/** Species that the trade prints; the tropical rest would not be believed. */
export const decors = woodsOf(
  'White Oak',
  'Red Oak',
  'Oak',
  'Hickory',
  'Maple',
  'Walnut',
  'Ash',
  'Pine',
  'Acacia',
);
