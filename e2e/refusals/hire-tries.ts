// The calls of hires, tried on the hire of somebody else by a homeowner and by another pro.
import * as hiring from '@wevisu/contract/hiring.ts';
import {
  act,
  cardToken,
  requestHire,
  TERMS,
} from '../../apps/server/src/features/hiring/test-hire.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly otherPro: string;
  readonly hireId: number;
  readonly hirePaymentId: number;
}

/** A hire of the project's pro; returns its id. */
function keepRequest(
  app: TestApp,
  of: { readonly token: string; readonly id: number; readonly pro: number },
): Promise<number> {
  return requestHire(app, { token: of.token, projectId: of.id, pro: of.pro });
}

/** One whose first milestone is paid; returns its id. */
export async function keepHire(
  app: TestApp,
  of: Parameters<typeof keepRequest>[1] & { readonly proToken: string },
): Promise<number> {
  const id = await keepRequest(app, of);
  await act(app, id, [
    [of.proToken, 'terms'],
    [of.token, 'accept'],
  ]);
  return id;
}

/** Of a hire that keepHire made. */
export async function paymentOf(app: TestApp, hireId: number): Promise<number> {
  const { rows } = await app.pool.query(
    'select id::int from hire_payments where hire_id = $1 order by id desc limit 1',
    [hireId],
  );
  return rows[0].id;
}

/** One in dispute, which staff see too; returns its id. */
export async function keepDispute(
  app: TestApp,
  of: Parameters<typeof keepHire>[1] & { readonly text: string },
): Promise<number> {
  const id = await keepHire(app, of);
  await act(app, id, [[of.token, 'dispute', of.text]]);
  return id;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function hireTries(world: () => World): Try[] {
  const version = 1;
  return [
    [
      hiring.payHire.name,
      async () => {
        const { app, stranger, hireId: id } = world();
        const amount = TERMS.milestones[0]?.price ?? 0;
        const body = { version, place: 0, amount, payment_token: await cardToken(app) };
        return app.call(hiring.payHire, { params: { id }, body }, { token: stranger });
      },
      404,
    ],
    [
      hiring.continueHirePayment.name,
      async () => {
        const { app, stranger, hireId: id, hirePaymentId: payment } = world();
        const params = { id, payment };
        return app.call(hiring.continueHirePayment, { params }, { token: stranger });
      },
      404,
    ],
    [
      hiring.cancelHirePayment.name,
      async () => {
        const { app, stranger, hireId: id, hirePaymentId: payment } = world();
        const params = { id, payment };
        return app.call(hiring.cancelHirePayment, { params }, { token: stranger });
      },
      404,
    ],
    [
      hiring.showHire.name,
      () => {
        const { app, stranger, hireId: id } = world();
        return app.call(hiring.showHire, { params: { id } }, { token: stranger });
      },
      404,
    ],
    [
      hiring.sendHireTerms.name,
      () => {
        const { app, otherPro, hireId: id } = world();
        const body = { version, ...TERMS };
        return app.call(hiring.sendHireTerms, { params: { id }, body }, { token: otherPro });
      },
      404,
    ],
    [
      hiring.takeHireStep.name,
      () => {
        const { app, otherPro, hireId: id } = world();
        const body = { version, act: 'decline' as const };
        return app.call(hiring.takeHireStep, { params: { id }, body }, { token: otherPro });
      },
      404,
    ],
    [
      hiring.reviewHire.name,
      () => {
        const { app, stranger, hireId: id } = world();
        const body = { stars: 1, text: 'Mine' };
        return app.call(hiring.reviewHire, { params: { id }, body }, { token: stranger });
      },
      404,
    ],
  ];
}
