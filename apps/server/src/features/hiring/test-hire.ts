// A homeowner with a project and the showroom's pro, for tests of hires.
import * as checkout from '@wevisu/contract/checkout.ts';
import * as hiring from '@wevisu/contract/hiring.ts';
import * as projects from '@wevisu/contract/projects.ts';
import type { TestApp } from '../../test-app.ts';
import type { Buyer } from '../../test-checkout.ts';
import { giveBank } from '../../test-payouts.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

export interface TestHire {
  readonly shop: TestShop;
  readonly owner: Buyer;
  readonly pro: { readonly userId: number; readonly token: string };
  readonly projectId: number;
  readonly hireId: number;
}

export const TERMS = {
  scope: 'Tear out, tile and paint.',
  price: 500_001,
  milestones: [
    { title: 'Tear out', price: 200_000 },
    { title: 'Tile and paint', price: 300_001 },
  ],
};

export async function testHire(app: TestApp): Promise<TestHire> {
  const shop = await testShop(app);
  const owner = await shop.addHomeowner();
  const projectId = await makeProject(app, { token: owner.token, showroom: shop.showroom });
  const hireId = await requestHire(app, { token: owner.token, projectId, pro: shop.pro.userId });
  return { shop, owner, pro: shop.pro, projectId, hireId };
}

export async function makeProject(
  app: TestApp,
  of: { readonly token: string; readonly showroom: number },
): Promise<number> {
  const body = { showroom: of.showroom, name: 'Kitchen' };
  return (await app.call(projects.createProject, { body }, { token: of.token })).body.data;
}

export async function requestHire(
  app: TestApp,
  of: { readonly token: string; readonly projectId: number; readonly pro: number },
): Promise<number> {
  const body = { project: of.projectId, pro: of.pro, message: 'Can you do it in May?' };
  return (await app.call(hiring.hireDesigner, { body }, { token: of.token })).body.data.hire;
}

/**
 * Does one thing after the other, each on the version that the one before left; returns the last reply. A homeowner accepts
 * terms by paying with a card of Stripe's numbers, and a pro who makes an offer gets a bank account before.
 */
export async function act(
  app: TestApp,
  hireId: number,
  steps: readonly (readonly [token: string, act: string, note?: string])[],
) {
  let reply = await showAs(app, hireId, steps[0]?.[0] ?? '');
  for (const [token, name, note = ''] of steps) {
    const { version, role, money } = (await showAs(app, hireId, token)).body.data;
    const params = { id: hireId };
    const isFirst = name === 'terms' && role === 'pro' && money.missing !== null;
    if (isFirst) await giveBank(app, token);
    const sent =
      name === 'terms'
        ? app.call(hiring.sendHireTerms, { params, body: { version, note, ...TERMS } }, { token })
        : name === 'accept' && role === 'homeowner'
          ? pay(app, hireId, { token, card: await cardToken(app) })
          : app.call(
              hiring.takeHireStep,
              { params, body: { version, note, act: name as 'accept' } },
              { token },
            );
    const { status, body } = await sent;
    reply = { ...reply, status, body };
  }
  return reply;
}

/** What the page offers to pay for. */
async function pay(
  app: TestApp,
  hireId: number,
  of: { readonly token: string; readonly card: string },
) {
  const { version, money } = (await showAs(app, hireId, of.token)).body.data;
  const { place, amount } = money.next ?? { place: 0, amount: TERMS.milestones[0]?.price ?? 0 };
  return app.call(
    hiring.payHire,
    { params: { id: hireId }, body: { version, place, amount, payment_token: of.card } },
    { token: of.token },
  );
}

/** Of a card that the built-in gateway knows. */
export async function cardToken(app: TestApp, number = '4242424242424242'): Promise<string> {
  const body = { card_number: number, name_on_card: 'Ana Lopez', exp_date: '12/40', cvc: '123' };
  return (await app.call(checkout.createCardToken, { body })).body.data.token;
}

export function showAs(app: TestApp, id: number, token: string) {
  return app.call(hiring.showHire, { params: { id } }, { token });
}
