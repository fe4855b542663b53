// npm run bench [-- --products=25000,1000000 --only=search,product --seconds=10]
// Measures the real server at each size, next to floors in the same run; results go to results/ and
// into docs/performance.md. Nothing else should run on the machine meanwhile.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBenchDatabases, STANDARD_SIZE } from './databases.ts';
import { measureWorld } from './measure-world.ts';
import { keepResult, writeReport } from './results.ts';
import { scenarios } from './scenarios.ts';

const { values } = parseArgs({
  options: {
    products: { type: 'string', default: `${STANDARD_SIZE},1000000` },
    only: { type: 'string' },
    seconds: { type: 'string', default: '10' },
  },
});
const sizes = values.products.split(',').map(Number);
const chosen = scenarios.filter(({ name }) => values.only?.split(',').includes(name) ?? true);
const seconds = Number(values.seconds);
if (sizes.some((size) => !Number.isSafeInteger(size) || size < 1) || !(seconds > 0)) {
  throw new Error('--products and --seconds take whole numbers');
}
if (chosen.length === 0) throw new Error(`--only takes ${scenarios.map((s) => s.name).join(', ')}`);

const databases = await openBenchDatabases(resolve(import.meta.dirname, '../.data/bench'));
try {
  for (const products of sizes) {
    const databaseUrl = await databases.require(products);
    const result = await measureWorld({ databaseUrl, products, scenarios: chosen, seconds });
    await keepResult({ products, ...result });
  }
  await writeReport(scenarios.map(({ name }) => name));
} finally {
  await databases.close();
}
