// The calls of designs, tried by another AI account, and without one by the code of a design that is shared.

import { zstdCompressSync } from 'node:zlib';
import * as designs from '@wevisu/contract/ai-designs.ts';
import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import type { AiAccountId, PlainIds } from '@wevisu/domain/ids.ts';
import { roomWithFloor } from '../../apps/server/src/features/projects/test-rooms.ts';
import { stillFileKey } from '../../apps/server/src/features/stills/worker/still-files.ts';
import { createFileStore } from '../../apps/server/src/platform/storage/file-store.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';
import type { Try } from './project-tries.ts';

interface World {
  readonly app: TestApp;
  /** A token of AI 3D design. */
  readonly stranger: string;
  /** Of a homeowner. */
  readonly token: string;
  readonly run: string;
}

/** Of what `keepDesign` keeps. */
export const DESIGN_CODE = 'a-code-that-is-long-enough-1';
const RUN = '7d3c2b1a-1111-4222-8333-444455556666';

/** A finished run of an account with one design, which is shared and drawn; returns the id of the run. */
export async function keepDesign(
  app: TestApp,
  { accountId, showroom }: { readonly accountId: AiAccountId; readonly showroom: number },
): Promise<string> {
  const summary = {
    ...{
      title: 'Bedroom with a queen bed',
      style: 'japandi',
      palette: 'White Oak',
      total_cents: 100,
    },
    ...{ vendors: [], products: 0, score: [], findings: [], unsold: [], wishes: [] },
    ...{ narrowest_way_tenths: null, triangle_tenths: null },
  };
  await app.pool.query(
    `with run as (
       insert into ai_design_runs (id, ai_account_id, showroom_id, text, start_kind, room_id, variation, credits, status,
         created_at, ended_at)
       select $1, $2, id, 'Zephyrine brief', 'words', 'room', 0, 10, 'done', now(), now()
       from showrooms where user_id = $3 returning id),
     design as (
       insert into ai_designs (run_id, at, summary, document, skus, content_hash, rooms, share_code)
       select id, 1, $4, $5, '{}', '', 1, $6 from run returning id)
     insert into stills (ai_design_id, key, name, request, revision, picture, created_at, done_at)
     select id, 'stills/design', '', '{}', 0, 1, now(), now() from design`,
    [
      ...[RUN, accountId, showroom, JSON.stringify(summary)],
      ...[zstdCompressSync(JSON.stringify(roomWithFloor(null))), DESIGN_CODE],
    ],
  );
  const files = await createFileStore({ dataDir: app.dataDir, s3: null });
  await files.put(stillFileKey('stills/design', 'small'), Buffer.from('a still'));
  return RUN;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function designTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (params: { readonly run: string; readonly at: number }) => PlainIds<CallArgs<C>>,
  ): Try {
    const send = () => {
      const { app, stranger, token, run } = world();
      return app.call(definition, argsOf({ run, at: 1 }), { aiToken: stranger, token });
    };
    return [definition.name, send as Try[1], 404];
  }
  const request = '7d3c2b1a-9999-4222-8333-444455556666';
  return [
    attempt(designs.getDesign, ({ run }) => ({ params: { run } })),
    attempt(designs.removeDesign, ({ run }) => ({ params: { run } })),
    attempt(designs.getDesignScene, (params) => ({ params })),
    attempt(designs.keepDesign, (params) => ({ params, body: { kept: true } })),
    attempt(designs.shareDesign, (params) => ({ params })),
    attempt(designs.unshareDesign, (params) => ({ params })),
    attempt(designs.makeDesignProject, (params) => ({ params, body: { name: 'Mine', request } })),
    attempt(designs.getDesignPicture, (params) => ({ params, query: {} })),
  ];
}
