import { MASONRY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { firePitParams } from './schema.ts';
import { firePitSize } from './size.ts';

export const firePitKind = defineKind({
  label: 'Fire pit',
  category: 'outdoor',
  role: 'other',
  params: firePitParams,
  slots: {
    body: { label: 'Body', allowed: ['stone-field', ...MASONRY, 'corten-steel', 'matte-black'] },
    bed: { label: 'Bed', allowed: ['ash', 'stone-river', 'stone-basalt', 'glass-smoke'] },
  },
  coverings: { body: ['stacked-stone', 'hardscaping'] },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 20 }),
  sizeMm: (params) => firePitSize(params),
  lights: (params) => [
    { atMm: [0, firePitSize(params).height, 0], lumens: 500, kelvin: 1900, beamDeg: 360 },
  ],
});
