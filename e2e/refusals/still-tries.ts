// The calls of stills, tried on somebody else's project that has one.

import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as stills from '@wevisu/contract/stills.ts';
import type { PlainIds, ProjectId, UserId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly projectId: ProjectId;
  readonly stillId: number;
}

const asked: CallArgs<typeof stills.makeProjectStill>['body'] = {
  ...{ name: 'Mine', size: 'small', shape: 'landscape', light: 'day' },
  camera: { eye: [1, 1.6, -1], target: [2, 1, -2], fovDeg: 60 },
};

/** Creates a finished still, which nothing changes any more; returns its id. */
export async function keepStill(
  app: TestApp,
  { userId, projectId }: { readonly userId: UserId; readonly projectId: ProjectId },
): Promise<number> {
  const request = {
    width: 640,
    height: 480,
    samples: 2,
    seed: 1,
    light: 'day',
    camera: asked.camera,
  };
  const { rows } = await app.pool.query(
    `insert into stills (user_id, project_id, key, name, request, revision, picture, created_at, done_at)
     values ($1, $2, 'stills/tried', 'Kitchen', $3, 1, 1, now(), now()) returning id`,
    [userId, projectId, JSON.stringify(request)],
  );
  return rows[0].id;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function stillTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (ids: { readonly id: number; readonly still: number }) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => {
      const { app, stranger, projectId, stillId } = world();
      return app.call(definition, argsOf({ id: projectId, still: stillId }), { token: stranger });
    };
    return [definition.name, send as Try[1], 404];
  }
  return [
    attempt(stills.listProjectStills, ({ id }) => ({ params: { id } })),
    attempt(stills.makeProjectStill, ({ id }) => ({
      params: { id },
      body: asked,
    })),
    attempt(stills.getProjectStillFile, (params) => ({ params, query: {} })),
    attempt(stills.deleteProjectStill, (params) => ({ params })),
  ];
}
