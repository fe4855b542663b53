import { GARDEN_METALS, GARDEN_WOODS, MASONRY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { mailboxParams } from './schema.ts';
import { MAILBOX_MM } from './size.ts';

export const mailboxKind = defineKind({
  label: 'Mailbox',
  category: 'outdoor',
  role: 'other',
  params: mailboxParams,
  slots: {
    box: {
      label: 'Box',
      allowed: ['matte-black', ...GARDEN_METALS, 'paint-oxblood', 'paint-navy'],
    },
    post: { label: 'Post', allowed: ['wood-cedar', ...GARDEN_WOODS, ...MASONRY] },
  },
  mount: (params) => (params.form === 'wall' ? 'wall' : 'floor'),
  view: () => ({ azimuthDeg: 40, elevationDeg: 10 }),
  sizeMm: (params) => MAILBOX_MM[params.form],
});
