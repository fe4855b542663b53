import { hostname } from 'node:os';
import type { Dashboard } from '@wevisu/contract/staff-dashboard.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { DASHBOARD_DAYS } from '@wevisu/domain/people/staff-queues.ts';
import type { StaffDeps } from './deps.ts';
import { listQueues } from './list-queues.ts';
import { countLate, listDays, listStockRisks } from './store/dashboard.ts';

export async function getDashboard(deps: StaffDeps, staffId: UserId): Promise<Dashboard> {
  const { pool, now, slowCalls } = deps;
  const today = dayOf(now());
  const first = addDays(today, 1 - DASHBOARD_DAYS);
  const [queues, days, late, risks] = await Promise.all([
    listQueues(deps, staffId),
    listDays(pool, { from: addDays(first, -DASHBOARD_DAYS) }),
    countLate(pool, { today }),
    listStockRisks(pool, { since: first }),
  ]);
  const byDay = new Map(days.map((row) => [row.day, row]));
  const empty = { orders: 0, revenue: 0, profit: 0 };
  return {
    queues,
    days: Array.from({ length: DASHBOARD_DAYS }, (_, at) => {
      const day = addDays(first, at);
      const { orders, revenue, profit } = byDay.get(day) ?? empty;
      return { day, orders, revenue, profit };
    }),
    before: days
      .filter(({ day }) => day < first)
      .reduce(
        (sum, row) => ({
          orders: sum.orders + row.orders,
          revenue: sum.revenue + row.revenue,
          profit: sum.profit + row.profit,
        }),
        empty,
      ),
    late_lines: late.total,
    stock_risks: risks.map(({ productHash, productName, sku, vendor, free, sold }) => ({
      product_hash: productHash,
      product_name: productName,
      ...{ sku, vendor, free, sold },
    })),
    slow_calls: slowCalls().map(({ name, calls, meanMs, p99Ms, maxMs }) => ({
      ...{ name, calls },
      mean_ms: Math.round(meanMs * 10) / 10,
      p99_ms: Math.round(p99Ms * 10) / 10,
      max_ms: Math.round(maxMs * 10) / 10,
    })),
    answered_by: `${hostname()}, process ${process.pid}`,
  };
}
