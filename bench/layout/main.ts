// Designs of seeded rooms, judged twice.
//   npm run bench:layout [-- ROOMS [FIRST SEED]] [--purpose bath]
//   npm run bench:layout -- --all BRIEFS [FIRST SEED] [--purpose bath]   briefs of all purposes in products, summed up in
//                                                                        one table; those of one among them
//   npm run bench:layout -- --impossible BRIEFS   briefs that can't be met
import { parseArgs } from 'node:util';
import { purposes } from '@wevisu/layout/groups/wishes.ts';
import { benchAll } from './all.ts';
import { benchImpossible } from './impossible.ts';
import { benchKitchens } from './kitchens.ts';
import { benchRooms } from './rooms.ts';

const { values, positionals } = parseArgs({
  options: {
    purpose: { type: 'string' },
    all: { type: 'string' },
    impossible: { type: 'string' },
  },
  allowPositionals: true,
});
const [rooms = 200, first = 1] = positionals.map(Number);
const purpose = purposes.find((one) => one === values.purpose);
if (values.purpose !== undefined && values.purpose !== 'kitchen' && !purpose) {
  throw new Error(`No such purpose. One of: kitchen, ${purposes.join(', ')}`);
}
if (values.all !== undefined) {
  const only = values.purpose === undefined ? null : (purpose ?? 'kitchen');
  benchAll(Number(values.all), positionals[0] ? rooms : 1, only);
} else if (values.impossible !== undefined) benchImpossible(Number(values.impossible));
else if (purpose) benchRooms(purpose, rooms, first);
else benchKitchens(rooms, first);
