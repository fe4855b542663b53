import { z } from 'zod';
import { doorStyles } from '../../document/nodes/run.ts';
import { inchRange } from '../definition/inch-range.ts';

export const kitchenCabinetForms = [
  'base',
  'base-door',
  'drawer-base',
  'sink-base',
  'cooktop-base',
  'pull-out-base',
  'open-base',
  'microwave-base',
  'oven-base',
  'corner-base',
  'blind-base',
  'wall',
  'glass-wall',
  'open-wall',
  'corner-wall',
  'blind-wall',
  'pantry',
  'oven-tall',
  'sample-door',
  'panel',
  'filler',
  'toe-kick',
  'crown',
  'light-rail',
] as const;
export type KitchenCabinetForm = (typeof kitchenCabinetForms)[number];

/** A part of a cabinet line as its picture shows it: one picture stands for every width. */
export const kitchenCabinetParams = z.strictObject({
  form: z.enum(kitchenCabinetForms).default('base'),
  doorStyle: z.enum(doorStyles).default('shaker'),
  widthTenths: inchRange(0.5, 48, 24),
  heightTenths: inchRange(1, 96, 34.5),
  depthTenths: inchRange(0.5, 36, 24),
});
export type KitchenCabinetParams = z.output<typeof kitchenCabinetParams>;
