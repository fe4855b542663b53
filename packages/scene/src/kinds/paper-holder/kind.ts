import { PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { paperHolderParams } from './schema.ts';
import { paperHolderSize } from './size.ts';

export const paperHolderKind = defineKind({
  label: 'Paper holder',
  category: 'decor',
  role: 'paper-holder',
  params: paperHolderParams,
  slots: { metal: { label: 'Metal', allowed: PLUMBING_METALS } },
  mount: (params) => (params.form === 'stand' ? 'floor' : 'wall'),
  view: () => ({ azimuthDeg: 30, elevationDeg: 14 }),
  sizeMm: (params) => paperHolderSize(params),
});
