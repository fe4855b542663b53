import { FAUCET_HANDLES, PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { kitchenFaucetParams } from './schema.ts';
import { kitchenFaucetSize } from './size.ts';

export const kitchenFaucetKind = defineKind({
  label: 'Kitchen faucet',
  category: 'kitchen-faucets',
  role: 'faucet',
  params: kitchenFaucetParams,
  slots: {
    metal: { label: 'Metal', allowed: PLUMBING_METALS },
    accent: { label: 'Handles', allowed: FAUCET_HANDLES },
  },
  mount: (params) => (params.form === 'pot-filler' ? 'wall' : 'counter'),
  view: () => ({ azimuthDeg: 42, elevationDeg: 14 }),
  sizeMm: (params) => kitchenFaucetSize(params),
});
