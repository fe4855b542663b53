// Designs of seeded rooms, judged twice.
//   npm run bench:layout [-- ROOMS [FIRST SEED]] [--purpose bath]
import { parseArgs } from 'node:util';
import { purposes } from '@wevisu/layout/groups/wishes.ts';
import { benchKitchens } from './kitchens.ts';
import { benchRooms } from './rooms.ts';

const { values, positionals } = parseArgs({
  options: { purpose: { type: 'string' } },
  allowPositionals: true,
});
const [rooms = 200, first = 1] = positionals.map(Number);
const purpose = purposes.find((one) => one === values.purpose);
if (values.purpose !== undefined && values.purpose !== 'kitchen' && !purpose) {
  throw new Error(`No such purpose. One of: kitchen, ${purposes.join(', ')}`);
}
if (purpose) benchRooms(purpose, rooms, first);
else benchKitchens(rooms, first);
