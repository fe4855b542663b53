import { expect, test } from 'vitest';
import { countWaitingOrders } from './count-waiting-orders.ts';

test('an order that is late and has two requests counts once, and other tasks do not', () => {
  const found = [
    { kind: 'request', link: '/pro/orders/WV-1' },
    { kind: 'request', link: '/pro/orders/WV-1' },
    { kind: 'late', link: '/pro/orders/WV-1' },
    { kind: 'late', link: '/pro/orders/WV-2' },
    { kind: 'shared', link: '/projects/3' },
  ] as const;
  expect(countWaitingOrders(found)).toBe(2);
  expect(countWaitingOrders([])).toBe(0);
});
