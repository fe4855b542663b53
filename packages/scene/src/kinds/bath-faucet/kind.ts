import { FAUCET_HANDLES, PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { bathFaucetParams } from './schema.ts';
import { bathFaucetSize } from './size.ts';

export const bathFaucetKind = defineKind({
  label: 'Bathroom faucet',
  category: 'bathroom-faucets',
  role: 'faucet',
  params: bathFaucetParams,
  slots: {
    metal: { label: 'Metal', allowed: PLUMBING_METALS },
    accent: { label: 'Handles', allowed: FAUCET_HANDLES },
  },
  mount: (params) => (params.mount === 'wall' ? 'wall' : 'counter'),
  view: () => ({ azimuthDeg: 38, elevationDeg: 18 }),
  sizeMm: (params) => bathFaucetSize(params),
});
