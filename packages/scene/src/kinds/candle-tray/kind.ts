import { DECOR_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { candleTrayParams } from './schema.ts';

export const candleTrayKind = defineKind({
  label: 'Candle tray',
  category: 'decor',
  role: 'other',
  params: candleTrayParams,
  slots: {
    tray: {
      label: 'Tray',
      allowed: [
        'aged-brass',
        ...DECOR_METALS,
        'wood-walnut',
        'wood-natural-oak',
        'top-carrara',
        'pot-white',
      ],
    },
    candle: { label: 'Candles', allowed: ['wax', 'cloth-sage', 'cloth-charcoal', 'cloth-rust'] },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 20, elevationDeg: 16 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: 190,
    depth: mmFromTenths(params.widthTenths) * (params.form === 'round' ? 1 : 0.5),
  }),
  lights: () => [{ atMm: [0, 185, 0], lumens: 30, kelvin: 1900, beamDeg: 360 }],
});
