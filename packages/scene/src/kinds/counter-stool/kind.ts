import { barStoolKind } from '../bar-stool/kind.ts';
import { barStoolParams } from '../bar-stool/schema.ts';
import { inchRange } from '../definition/inch-range.ts';
import { variantOf } from '../definition/variant-of.ts';

export const counterStoolKind = variantOf(barStoolKind, {
  label: 'Counter stool',
  params: barStoolParams.extend({
    heightTenths: inchRange(30, 42, 37),
    seatHeightTenths: inchRange(23, 27, 25),
    back: barStoolParams.shape.back.removeDefault().default('low'),
    legs: barStoolParams.shape.legs.removeDefault().default('tapered'),
    surface: barStoolParams.shape.surface.removeDefault().default('padded'),
  }),
});
