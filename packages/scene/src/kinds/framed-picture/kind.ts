import { CLOTHS, FRAMES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { framedPictureParams } from './schema.ts';

export const framedPictureKind = defineKind({
  label: 'Framed picture',
  category: 'decor',
  role: 'other',
  params: framedPictureParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAMES },
    mat: { label: 'Mat', allowed: ['paper', 'cloth-ivory', 'cloth-charcoal', 'cloth-sage'] },
    ground: { label: 'Ground', allowed: ['cloth-oat', ...CLOTHS, 'paper'] },
    first: { label: 'First color', allowed: ['cloth-forest', ...CLOTHS] },
    second: { label: 'Second color', allowed: ['cloth-rust', ...CLOTHS] },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 18, elevationDeg: 4 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: params.frame === 'floating' ? 40 : 28,
  }),
});
