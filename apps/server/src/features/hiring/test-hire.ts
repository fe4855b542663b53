// A homeowner with a project and the showroom's pro, for tests of hires.
import * as hiring from '@wevisu/contract/hiring.ts';
import * as projects from '@wevisu/contract/projects.ts';
import type { TestApp } from '../../test-app.ts';
import type { Buyer } from '../../test-checkout.ts';
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

/** Does one thing after the other, each on the version that the one before left; returns the last reply. */
export async function act(
  app: TestApp,
  hireId: number,
  steps: readonly (readonly [token: string, act: string, note?: string])[],
) {
  let reply = await showAs(app, hireId, steps[0]?.[0] ?? '');
  for (const [token, name, note = ''] of steps) {
    const { version } = (await showAs(app, hireId, token)).body.data;
    const params = { id: hireId };
    const sent =
      name === 'terms'
        ? app.call(hiring.sendHireTerms, { params, body: { version, note, ...TERMS } }, { token })
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

export function showAs(app: TestApp, id: number, token: string) {
  return app.call(hiring.showHire, { params: { id } }, { token });
}
