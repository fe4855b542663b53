// npm run bench:areas [-- --orders=1000000 --products=100000 --only=order-board,vendor-products --scenarios=staff-books --seconds=10]
// The largest tables of the areas for work and the pages of money, each in a world of its own, next to floors in the same run; results go
// to results/ and into docs/performance.md. Nothing else should run on the machine meanwhile.
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { openBenchDatabases, STANDARD_SIZE } from './databases.ts';
import { measureWorld } from './measure-world.ts';
import { reportArea } from './results.ts';
import { checkoutJourney } from './scenarios/checkout-journey.ts';
import { proMoney, staffBooks, vendorMoney } from './scenarios/money-pages.ts';
import { orderBoard } from './scenarios/order-board.ts';
import { vendorProducts } from './scenarios/vendor-products.ts';

const { values } = parseArgs({
  options: {
    orders: { type: 'string', default: '1000000' },
    products: { type: 'string', default: '100000' },
    only: { type: 'string' },
    scenarios: { type: 'string' },
    seconds: { type: 'string', default: '10' },
  },
});
const orders = wholeNumber('orders');
const products = wholeNumber('products');
const seconds = wholeNumber('seconds');
const MONEY = 'money-pages';
const names = [orderBoard.name, vendorProducts.name, MONEY];
const chosen = values.only?.split(',') ?? names;
/** Those that are not measured this time keep their earlier results. */
const wanted = values.scenarios?.split(',');
if (!chosen.every((name) => names.includes(name))) {
  throw new Error(`--only takes ${names.join(', ')}`);
}

const databases = await openBenchDatabases(resolve(import.meta.dirname, '../.data/bench'));
try {
  if (chosen.includes(orderBoard.name)) {
    const databaseUrl = await databases.requireOrders(orders);
    const scenarios = [orderBoard];
    const result = await measureWorld({ databaseUrl, products: STANDARD_SIZE, scenarios, seconds });
    await reportArea(orderBoard.name, {
      world: `${orders.toLocaleString('en-US')} orders of all showrooms`,
      ...result,
    });
  }
  if (chosen.includes(vendorProducts.name)) {
    const databaseUrl = await databases.requireOneVendor(products);
    const scenarios = [vendorProducts];
    const result = await measureWorld({ databaseUrl, products, scenarios, seconds });
    await reportArea(vendorProducts.name, {
      world: `${products.toLocaleString('en-US')} products of one vendor`,
      ...result,
    });
  }
  if (chosen.includes(MONEY)) {
    const databaseUrl = await databases.requireBooks(orders);
    const scenarios = [vendorMoney, proMoney, staffBooks, checkoutJourney].filter(
      ({ name }) => wanted?.includes(name) ?? true,
    );
    const result = await measureWorld({ databaseUrl, products: STANDARD_SIZE, scenarios, seconds });
    await reportArea(MONEY, {
      world: `${orders.toLocaleString('en-US')} orders with their charges, refunds and ledger`,
      ...result,
    });
  }
} finally {
  await databases.close();
}

function wholeNumber(name: 'orders' | 'products' | 'seconds'): number {
  const value = Number(values[name]);
  if (!Number.isSafeInteger(value) || value < 1) throw new Error(`--${name} takes a whole number`);
  return value;
}
