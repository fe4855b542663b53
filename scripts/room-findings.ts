// What the planning rules find in all shipped floor plans and templates, by code. With codes as
// arguments (`npm run rooms:findings K16 D3`), each finding of them and its room.
import { skusOf } from '@wevisu/scene/document/products-used.ts';
import type { Finding } from '@wevisu/scene/findings/finding.ts';
import { readScene } from '@wevisu/scene/reading/read-scene.ts';
import { checkRules } from '@wevisu/scene/rules/check/check-rules.ts';
import { ruleOf } from '@wevisu/scene/rules/check/registry.ts';
import { indexProducts } from '../db/demo/rooms/author/product-index.ts';
import { readBuiltRooms } from '../db/demo/rooms/room-files.ts';

const asked = new Set(process.argv.slice(2));
const index = indexProducts();
const { plans, templates } = await readBuiltRooms();

function findingsOf(scene: unknown): Finding[] {
  const { document } = readScene(scene);
  const skus = Object.values(document.nodes).flatMap(skusOf);
  const products = Object.fromEntries(skus.map((sku) => [sku, index.facts(sku)]));
  return checkRules({ ...document, products });
}

const found = [...plans, ...templates].flatMap(({ id, scene }) =>
  findingsOf(scene).map((finding) => ({ id, ...finding })),
);
const byCode = Map.groupBy(found, ({ code }) => code);
console.log('code  findings  rooms  rule');
for (const [code, list] of [...byCode].toSorted((a, b) => b[1].length - a[1].length)) {
  const rooms = new Set(list.map(({ id }) => id)).size;
  const title = ruleOf(code)?.title ?? '';
  console.log(
    `${code.padEnd(6)}${String(list.length).padStart(8)}${String(rooms).padStart(7)}  ${title}`,
  );
}
const withAny = new Set(found.map(({ id }) => id)).size;
console.log(
  `${found.length} findings in ${withAny} of ${plans.length + templates.length} floor plans and templates`,
);
for (const { id, code, tier, text, nodeIds } of found) {
  if (asked.has(code)) console.log(`${id}: ${code} (${tier}) ${text} [${nodeIds.join(' ')}]`);
}
