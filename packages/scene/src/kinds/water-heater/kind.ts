import { defineKind } from '../definition/kind.ts';
import { waterHeaterParams } from './schema.ts';
import { waterHeaterSize } from './size.ts';

export const waterHeaterKind = defineKind({
  label: 'Water heater',
  category: 'construction',
  role: 'other',
  params: waterHeaterParams,
  slots: {
    body: { label: 'Body', allowed: ['matte-gray', 'matte-white', 'gunmetal', 'almond'] },
    pipe: { label: 'Pipes', allowed: ['polished-copper', 'stainless-steel', 'matte-white'] },
  },
  mount: (params) => (params.form === 'tankless' ? 'wall' : 'floor'),
  sizeMm: (params) => waterHeaterSize(params),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
