// The calls of own templates, tried on somebody else's template.

import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as templates from '@wevisu/contract/own-templates.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly templateId: number;
  /** The stranger's showroom. */
  readonly showroom: number;
}

const outline = [
  [0, 0],
  [30_000, 0],
  [30_000, 20_000],
  [0, 20_000],
];
const scene = {
  format: 'wevisu-scene',
  version: 1,
  name: 'Mine',
  nodes: {
    level: { type: 'level', name: 'Ground' },
    room: { type: 'room', levelId: 'level', name: 'Den', use: 'living', outline },
  },
};

/** Saves a room as a template without drawing its picture, which would change rows on its own. Returns its id. */
export async function keepTemplate(app: TestApp, token: string): Promise<number> {
  const body = { name: 'Den', room: 'living', style: 'modern', scene } as const;
  const kept = await app.call(templates.keepOwnTemplate, { body }, { token });
  const id = kept.body.data?.id ?? 0;
  await app.pool.query(
    `update stills set failed_at = now(), document = null, worker = null, leased_until = null
     where template_id = $1`,
    [id],
  );
  return id;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function templateTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (of: { readonly id: number; readonly showroom: number }) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => {
      const { app, stranger, templateId: id, showroom } = world();
      return app.call(definition, argsOf({ id, showroom }), { token: stranger });
    };
    return [definition.name, send as Try[1], 404];
  }
  return [
    attempt(templates.getOwnTemplate, ({ id, showroom }) => ({
      params: { id },
      query: { showroom },
    })),
    attempt(templates.getOwnTemplatePicture, ({ id, showroom }) => ({
      params: { id },
      query: { showroom },
    })),
    attempt(templates.changeOwnTemplate, ({ id }) => ({ params: { id }, body: { name: 'Mine' } })),
    attempt(templates.replaceOwnTemplateScene, ({ id }) => ({ params: { id }, body: { scene } })),
    attempt(templates.deleteOwnTemplate, ({ id }) => ({ params: { id } })),
  ];
}
