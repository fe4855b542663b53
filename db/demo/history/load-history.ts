// The trade of the last eighteen months: clients, their orders and what has become of them.
import type { ShowroomId } from '@wevisu/domain/ids.ts';
import type pg from 'pg';
import type { DemoHistory, DemoWorld } from '../load.ts';
import { Chance } from '../random.ts';
import { at, requireEntry } from '../table.ts';
import { type Assortment, readAssortment } from './assortment.ts';
import { chooseBasket } from './choose-basket.ts';
import { type Client, Clients } from './clients.ts';
import { homeownerAsClient, homeownerOrders } from './homeowner.ts';
import { loadActs } from './load-acts.ts';
import { loadApplications } from './load-applications.ts';
import { loadArrivals } from './load-arrivals.ts';
import { loadChat } from './load-chat.ts';
import { loadClientWork } from './load-client-work.ts';
import { loadCards, loadClients } from './load-clients.ts';
import { loadHires } from './load-hires.ts';
import { loadInbox } from './load-inbox.ts';
import { loadItems } from './load-items.ts';
import { loadLicenses } from './load-licenses.ts';
import { loadBooks, loadCaptures, type MoneyOrder } from './load-money.ts';
import { loadNotices } from './load-notices.ts';
import {
  countCouponUses,
  loadCheckouts,
  loadPlaced,
  type NumberedOrder,
  refOf,
} from './load-orders.ts';
import { loadPrices } from './load-prices.ts';
import { loadStockMoves } from './load-stock-moves.ts';
import { loadVisits } from './load-visits.ts';
import { longId } from './long-id.ts';
import { Ids } from './numbered-rows.ts';
import { withOpenRequests } from './open-requests.ts';
import { moneyOf } from './past-money.ts';
import { livePastOrder } from './past-order.ts';
import { priceBasket } from './price-basket.ts';
import { DAY_MS, orderTimes } from './seasons.ts';
import { readTerms, type SellingShowroom, type Terms } from './terms.ts';

const SEED = 0x0dde_d006;
const ORDERS = 2_100;
/** Of a hundred orders, by showroom in the order of their ids. */
const SHARES = [46, 29, 25];
const COUPON_PERCENT = 13;
const REFUSED_PERCENT = 3;

/** Into the file store: documents of applications. */
type PutFile = (key: string, bytes: Buffer) => Promise<void>;

/** For loadDemo: everything before `now`. */
export function tradeUntil(now: Date, putFile: PutFile): DemoHistory {
  return { now, load: (client, world) => loadHistory(client, { now, putFile }, world) };
}

async function loadHistory(
  client: pg.PoolClient,
  { now: start, putFile }: { readonly now: Date; readonly putFile: PutFile },
  world: DemoWorld,
): Promise<void> {
  const { userIds, passwordHash } = world;
  const now = Math.floor(start.getTime() / 1000) * 1000;
  const terms = await readTerms(client);
  const assortment = await readAssortment(client);
  const firstId = Math.max(...userIds.values()) + 1;
  const chance = new Chance(SEED);
  const clients = new Clients(chance, firstId);
  const homeowner = homeownerAsClient(userIds, { showroom: at(terms.showrooms, 0), now, chance });
  const numbers = await reserveNumbers(client, ORDERS + homeownerOrders.length);
  const staffId = requireEntry(userIds, 'staff@example.com');
  const lived = planOrders({ now, chance, clients, homeowner, terms }).map((plan, place) =>
    liveOrder(plan, {
      ...{ now, chance, terms, assortment, staffId },
      id: place + 1,
      number: at(numbers, place),
    }),
  );
  const captureIds = await Ids.of(client, 'captures');
  const orders = withOpenRequests(lived, now).map((order): MoneyOrder => {
    const money = moneyOf(order, now);
    return { ...order, money, captureId: money.charge === null ? null : captureIds.take() };
  });
  await loadClients(client, clients.all, passwordHash);
  await loadCards(client, [...clients.all, homeowner]);
  await loadCheckouts(client, orders, terms);
  await loadPlaced(client, orders, terms);
  await loadCaptures(client, orders, refOf);
  await captureIds.keep(client);
  const itemIds = await loadItems(client, orders, { now, terms });
  await loadArrivals(client, { now, homeownerId: homeowner.userId });
  const showroomId = at(terms.showrooms, 0).id as ShowroomId;
  const hires = await loadHires(client, { now, staffId, homeowner, showroomId });
  await loadBooks(client, orders, { now, terms, itemIds, refOf, hires });
  await countCouponUses(client);
  await loadNotices(client, orders, { now, terms });
  const work = { now, chance, staffId, showrooms: terms.showrooms };
  await loadClientWork(client, { ...work, clients: clients.all, homeowner });
  await loadChat(client, { now, staffId, homeownerId: homeowner.userId });
  await loadPrices(client, { ...work, assortment, terms });
  await loadInbox(client, work);
  await loadApplications(client, { ...work, passwordHash, putFile });
  await loadLicenses(client, { ...work, putFile });
  await loadVisits(client, work);
  await loadStockMoves(client, work);
  await loadActs(client, work);
  await client.query(`select setval(pg_get_serial_sequence('orders', 'id'), $1)`, [orders.length]);
}

interface OrderPlan {
  readonly placedAt: number;
  readonly showroom: SellingShowroom;
  readonly buyer: Client;
}

/** Who orders where and when, the oldest first. */
function planOrders(of: {
  readonly now: number;
  readonly chance: Chance;
  readonly clients: Clients;
  readonly homeowner: Client;
  readonly terms: Terms;
}): readonly OrderPlan[] {
  const { now, chance, clients, homeowner, terms } = of;
  const plans = orderTimes({ now, count: ORDERS }, chance).map((placedAt) => {
    const showroom = at(terms.showrooms, drawShare(chance));
    return { placedAt, showroom, buyer: clients.next(showroom, placedAt) };
  });
  const own = homeownerOrders.map((daysAgo) => ({
    placedAt: Math.floor(now - daysAgo * DAY_MS),
    showroom: at(terms.showrooms, 0),
    buyer: homeowner,
  }));
  return [...plans, ...own].toSorted((a, b) => a.placedAt - b.placedAt);
}

function drawShare(chance: Chance): number {
  const drawn = chance.below(100);
  return drawn < at(SHARES, 0) ? 0 : drawn < at(SHARES, 0) + at(SHARES, 1) ? 1 : 2;
}

function liveOrder(
  { placedAt, showroom, buyer }: OrderPlan,
  of: {
    readonly now: number;
    readonly chance: Chance;
    readonly terms: Terms;
    readonly assortment: Assortment;
    readonly staffId: number;
    readonly id: number;
    readonly number: string;
  },
): NumberedOrder {
  const { now, chance, terms, staffId, id, number } = of;
  const coupon = chance.percent(COUPON_PERCENT) ? showroom.coupon : null;
  const items = chooseBasket(of.assortment, new Date(placedAt).getUTCMonth(), chance);
  const basket = priceBasket(terms, {
    ...{ items, showroom, couponRate: coupon?.rate, address: buyer.address, orderedAt: placedAt },
  });
  const order = livePastOrder(
    { ...{ client: buyer, showroom, placedAt, coupon, basket, now, staffId, terms } },
    chance,
  );
  const attempt = chance.percent(REFUSED_PERCENT) ? 2 : 1;
  return { ...order, id, number, checkoutId: longId(chance), attempt };
}

async function reserveNumbers(client: pg.PoolClient, count: number): Promise<readonly string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select 'WV-' || nextval('order_number_seq') as number from generate_series(1, $1)`,
    [count],
  );
  return rows.map(({ number }) => number);
}
