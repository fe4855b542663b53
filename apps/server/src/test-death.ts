// A process that dies at a chosen point: before the first or after any of its statements and of its calls to the gateway.
// What it had open is cut off, as PostgreSQL sees it, and it does nothing more.
import { expect } from 'vitest';
import { pointsOfTurn } from '../../../scripts/turn.ts';
import type { PaymentGateway } from './features/gateway/seam/payment-gateway.ts';
import type { Pool } from './platform/database/queryable.ts';

export class Died extends Error {}

export interface Mortal {
  readonly pool: Pool;
  readonly gateway: PaymentGateway;
  /** Whether the point was reached. */
  isDead(): boolean;
}

/**
 * Lives through `points` points and dies at the next one. There is one before the first statement or call, and one after
 * each: to die after one and before the next is the same to everybody else.
 */
export function mortal(
  of: { readonly pool: Pool; readonly gateway: PaymentGateway },
  points: number,
): Mortal {
  let left = points;
  let hasBegun = false;
  let dead = false;

  function live(): void {
    if (dead) throw new Died('the process is dead');
  }

  function pass(): void {
    if (left === 0) dead = true;
    live();
    left -= 1;
  }

  function mortally<A extends unknown[], R>(work: (...given: A) => Promise<R>) {
    return async (...given: A): Promise<R> => {
      if (hasBegun) live();
      else pass();
      hasBegun = true;
      const result = await work(...given);
      pass();
      return result;
    };
  }

  /** Its statements are points; others of its functions are its own. */
  function withDyingQuery<T extends object>(target: T, own: Readonly<Record<string, unknown>>): T {
    return new Proxy(target, {
      get(_, name) {
        if (typeof name === 'string' && Object.hasOwn(own, name)) return own[name];
        const value = Reflect.get(target, name);
        return typeof value === 'function' ? value.bind(target) : value;
      },
    });
  }

  const pool = withDyingQuery(of.pool, {
    query: mortally((...given: unknown[]) => Reflect.apply(of.pool.query, of.pool, given)),
    async connect() {
      const client = await of.pool.connect();
      return withDyingQuery(client, {
        query: mortally((...given: unknown[]) => Reflect.apply(client.query, client, given)),
        release: (error?: Error) => client.release(dead ? new Died('cut off') : error),
      });
    },
  });
  const { authorize, capture, charge, describeToken, refund } = of.gateway;
  const gateway: PaymentGateway = {
    ...of.gateway,
    authorize: mortally(authorize.bind(of.gateway)),
    describeToken: mortally(describeToken.bind(of.gateway)),
    capture: mortally(capture.bind(of.gateway)),
    charge: mortally(charge.bind(of.gateway)),
    refund: mortally(refund.bind(of.gateway)),
    findRefund: mortally(of.gateway.findRefund.bind(of.gateway)),
    find: mortally(of.gateway.find.bind(of.gateway)),
    disputes: {
      ...of.gateway.disputes,
      find: mortally(of.gateway.disputes.find),
      submitEvidence: mortally(of.gateway.disputes.submitEvidence),
      accept: mortally(of.gateway.disputes.accept),
    },
    void: mortally(of.gateway.void.bind(of.gateway)),
    payouts: {
      ...of.gateway.payouts,
      transfer: mortally(of.gateway.payouts.transfer.bind(of.gateway.payouts)),
      takeBack: mortally(of.gateway.payouts.takeBack.bind(of.gateway.payouts)),
      findAccount: mortally(of.gateway.payouts.findAccount.bind(of.gateway.payouts)),
      findPayout: mortally(of.gateway.payouts.findPayout.bind(of.gateway.payouts)),
      payOut: mortally(of.gateway.payouts.payOut.bind(of.gateway.payouts)),
    },
  };
  return { pool, gateway, isDead: () => dead };
}

/**
 * Dies at each point of this turn, one life after another, until one lives through all. There are more than `least`
 * points: fewer would mean that the walk misses its work.
 */
export async function dieAtEachPoint(
  /** Whether it died. */
  walkTo: (points: number) => Promise<boolean>,
  least: number,
): Promise<void> {
  for (const points of pointsOfTurn()) {
    if (await walkTo(points)) continue;
    expect(points).toBeGreaterThan(least);
    return;
  }
}

/** The same, where each life comes to the given end. */
export function comeToOneEnd<End>(
  walkTo: (points: number) => Promise<{ readonly isDead: boolean; readonly end: End }>,
  expected: End,
  least: number,
): Promise<void> {
  return dieAtEachPoint(async (points) => {
    const { isDead, end } = await walkTo(points);
    expect(end, `dead at point ${points}`).toEqual(expected);
    return isDead;
  }, least);
}
