// What an example of AI 3D design costs in its showroom on the day of the first start: prices have changed since it was made.
import { type Cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import type { Takeoff } from '@wevisu/scene/takeoff/takeoff-line.ts';
import { takeoffOf } from '@wevisu/scene/takeoff/takeoff-of.ts';
import type { Example } from '../../../../db/demo/rooms/example-files.ts';
import { idOfExampleShowroom } from '../../../../db/demo/rooms/load-example.ts';
import { bySku } from '../features/product-facts/by-sku.ts';
import { factsOf } from '../features/product-facts/facts-of.ts';
import type { Pool } from '../platform/database/queryable.ts';

type Design = Example['designs'][number];

export async function priceExample(pool: Pool, example: Example): Promise<Example> {
  const showroomId = await idOfExampleShowroom(pool);
  const designs: Design[] = [];
  for (const design of example.designs) {
    const facts = await factsOf(pool, { skus: design.skus, showroomId });
    const { document } = readScene({ ...design.scene, products: bySku(facts) });
    const takeoff = takeoffOf(document);
    designs.push({ ...design, summary: priced(design.summary, takeoff) });
  }
  return { ...example, designs };
}

type Summary = Design['summary'];

/** Its sentences name the total, too. */
function priced(summary: Summary, { orders, byVendor, totalCents }: Takeoff): Summary {
  const [was, is] = [summary.total_cents, totalCents].map((one) => formatUsd(one as Cents)) as [
    string,
    string,
  ];
  return {
    ...summary,
    total_cents: totalCents,
    vendors: Object.entries(byVendor).map(([vendor, cents]) => ({
      ...{ vendor, cents },
      products: orders.filter((one) => one.vendor === vendor && one.units > 0).length,
    })),
    score: summary.score.map((line) => ({ ...line, text: line.text.replaceAll(was, is) })),
  };
}
