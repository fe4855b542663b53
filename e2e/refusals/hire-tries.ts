// The calls of hires, tried on the hire of somebody else by a homeowner and by another pro.
import * as hiring from '@wevisu/contract/hiring.ts';
import { act, requestHire, TERMS } from '../../apps/server/src/features/hiring/test-hire.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly otherPro: string;
  readonly hireId: number;
}

/** A hire of the project's pro; returns its id. */
export function keepHire(
  app: TestApp,
  of: { readonly token: string; readonly id: number; readonly pro: number },
): Promise<number> {
  return requestHire(app, { token: of.token, projectId: of.id, pro: of.pro });
}

/** One in dispute, which staff see too; returns its id. */
export async function keepDispute(
  app: TestApp,
  of: Parameters<typeof keepHire>[1] & { readonly proToken: string; readonly text: string },
): Promise<number> {
  const id = await keepHire(app, of);
  await act(app, id, [
    [of.proToken, 'terms'],
    [of.token, 'accept'],
    [of.token, 'dispute', of.text],
  ]);
  return id;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function hireTries(world: () => World): Try[] {
  const version = 1;
  return [
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
