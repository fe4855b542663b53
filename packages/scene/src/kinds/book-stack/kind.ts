import { CLOTHS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { bookStackParams } from './schema.ts';
import { bookSize } from './size.ts';

export const bookStackKind = defineKind({
  label: 'Books',
  category: 'decor',
  role: 'other',
  params: bookStackParams,
  slots: {
    first: { label: 'First cover', allowed: ['cloth-forest', ...CLOTHS, 'matte-black', 'paper'] },
    second: { label: 'Second cover', allowed: ['cloth-oat', ...CLOTHS, 'matte-white'] },
    third: { label: 'Third cover', allowed: ['cloth-rust', ...CLOTHS] },
  },
  mount: () => 'counter',
  sizeMm: (params) => bookSize(params),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
