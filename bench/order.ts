// What the shipped rooms order beyond the area they cover, beside what the trade adds by habit.
import { allowances } from '@wevisu/scene/document/allowance.ts';
import { skusOf } from '@wevisu/scene/document/products-used.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { allowanceTexts } from '@wevisu/scene/takeoff/order-contents.ts';
import { orderedWaste } from '@wevisu/scene/takeoff/ordered-waste.ts';
import { takeoffFrom } from '@wevisu/scene/takeoff/orders.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { readBuiltRooms } from '../db/demo/rooms/room-files.ts';

const index = indexProducts();
const { templates } = await readBuiltRooms();
const rooms = templates.map(({ id, scene }) => {
  const { document } = readScene(scene);
  const skus = Object.values(document.nodes).flatMap(skusOf);
  const products = Object.fromEntries(skus.map((sku) => [sku, index.facts(sku)]));
  return { id, products, lines: takeoffOf({ ...document, products }).lines };
});

interface Row {
  readonly room: string;
  readonly overE4: number;
  readonly habitE4: readonly [low: number, high: number];
}

function report(name: string, rows: readonly Row[], dollars: number): void {
  const below = rows.filter(({ overE4, habitE4 }) => overE4 < habitE4[0]);
  const sorted = rows.map(({ overE4 }) => overE4).toSorted((a, b) => a - b);
  const percentAt = (share: number) =>
    `${((sorted[Math.floor((sorted.length - 1) * share)] ?? 0) / 100).toFixed(1)} %`;
  const roomsBelow = new Set(below.map(({ room }) => room)).size;
  const all = new Set(rows.map(({ room }) => room)).size;
  console.log(
    `${name.padEnd(44)}${`${roomsBelow} of ${all} rooms`.padStart(18)}${`${below.length} of ${rows.length} orders`.padStart(20)}` +
      `${percentAt(0.1).padStart(10)}${percentAt(0.5).padStart(10)}${dollars > 0 ? `$${Math.round(dollars)}`.padStart(10) : ''}`,
  );
}

console.log(
  `${''.padEnd(44)}${'under the habit'.padStart(38)}${'10th'.padStart(10)}${'median'.padStart(10)}${'a room'.padStart(10)}`,
);
const counted = rooms.flatMap(({ id, lines, products }) =>
  orderedWaste(takeoffFrom(lines, products, 'exact'), products).map(({ countedE4, habitE4 }) => {
    return { room: id, overE4: countedE4, habitE4 };
  }),
);
report('Counted, before rounding to boxes', counted, 0);
for (const allowance of allowances) {
  const takeoffs = rooms.map(({ id, lines, products }) => {
    return { id, products, takeoff: takeoffFrom(lines, products, allowance) };
  });
  const rows = takeoffs.flatMap(({ id, products, takeoff }) =>
    orderedWaste(takeoff, products).map(({ orderedE4, habitE4 }) => {
      return { room: id, overE4: orderedE4, habitE4 };
    }),
  );
  const cents = takeoffs.reduce((sum, { takeoff }) => sum + takeoff.totalCents, 0);
  report(allowanceTexts[allowance].label, rows, cents / 100 / rooms.length);
}
