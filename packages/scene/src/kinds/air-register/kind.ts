import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { airRegisterParams } from './schema.ts';

export const airRegisterKind = defineKind({
  label: 'Air register',
  category: 'construction',
  role: 'other',
  params: airRegisterParams,
  slots: {
    grille: {
      label: 'Grille',
      allowed: [
        'matte-white',
        'matte-black',
        'oil-rubbed-bronze',
        'brushed-nickel',
        'aged-brass',
        'wood-natural-oak',
        'wood-walnut',
      ],
    },
  },
  mount: (params) => params.place,
  view: (params) => ({
    azimuthDeg: 24,
    elevationDeg: params.place === 'ceiling' ? -40 : params.place === 'floor' ? 40 : 10,
  }),
  sizeMm: (params) => {
    const width = mmFromTenths(params.widthTenths);
    const long = mmFromTenths(params.lengthTenths);
    return params.place === 'wall'
      ? { width, height: long, depth: 10 }
      : { width, height: 10, depth: long };
  },
});
