// The calls of projects, tried on somebody else's project by a homeowner and by another pro.

import type { CallArgs, CallDefinition } from '@wevisu/contract/call.ts';
import * as checklists from '@wevisu/contract/project-checklists.ts';
import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import * as projects from '@wevisu/contract/projects.ts';
import * as proposals from '@wevisu/contract/proposals.ts';
import type { PlainIds, ProjectId } from '@wevisu/domain/ids.ts';
import type { TestApp } from '../../apps/server/src/test-app.ts';

export type Try = readonly [
  name: string,
  send: () => Promise<{ status: number; body: object & { data?: unknown } }>,
  status: number,
];

interface World {
  readonly app: TestApp;
  readonly stranger: string;
  readonly otherPro: string;
  readonly projectId: ProjectId;
  readonly checklistItemId: number;
  readonly proposalId: number;
}

const scene = {
  format: 'wevisu-scene',
  version: 1,
  name: 'Mine',
  nodes: { level: { type: 'level', name: 'Ground' } },
};

/** Gives the project a scene, a share with its pro, a link and a checklist line; returns the line's id. */
export async function furnishProject(
  app: TestApp,
  { token, id }: { readonly token: string; readonly id: number },
): Promise<number> {
  const as = { token };
  await app.call(
    scenes.saveScene,
    { params: { id }, body: { base_revision: 0, scene, label: 'First' } },
    as,
  );
  await app.call(sharing.shareToContractor, { params: { project: id } }, as);
  await app.call(sharing.setShareLink, { params: { id }, body: { on: true } }, as);
  const list = await app.call(
    checklists.appendProjectChecklist,
    { body: { project: id, items: [{ title: 'Measure the window' }] } },
    as,
  );
  return list.body.data.append_items[0]?.id ?? 0;
}

/** A proposal of the showroom's pro; returns its id. */
export async function keepProposal(
  app: TestApp,
  { token, id }: { readonly token: string; readonly id: number },
): Promise<number> {
  const body = { base_revision: 1, scene: { ...scene, name: 'Proposed' }, note: 'Wider.' };
  const sent = await app.call(proposals.sendProposal, { params: { id }, body }, { token });
  return sent.body.data.id;
}

/** `world` is called when a try is sent: it does not exist yet when tests are listed. */
export function projectTries(world: () => World): Try[] {
  function attempt<C extends CallDefinition>(
    definition: C,
    argsOf: (ids: {
      readonly id: number;
      readonly item: number;
      readonly proposal: number;
    }) => PlainIds<CallArgs<C>>,
    who: 'stranger' | 'otherPro' = 'stranger',
  ): Try {
    const send = () => {
      const { app, projectId, checklistItemId, proposalId, ...tokens } = world();
      const args = argsOf({ id: projectId, item: checklistItemId, proposal: proposalId });
      return app.call(definition, args, { token: tokens[who] });
    };
    return [definition.name, send as Try[1], 404];
  }
  return [
    attempt(projects.renameProject, ({ id }) => ({ params: { id }, body: { name: 'Mine' } })),
    attempt(projects.copyProject, ({ id }) => ({ params: { id } })),
    attempt(projects.deleteProject, ({ id }) => ({ params: { id } })),
    attempt(projects.restoreProject, ({ id }) => ({ params: { id } })),
    attempt(scenes.getScene, ({ id }) => ({ params: { id } })),
    attempt(scenes.saveScene, ({ id }) => ({
      params: { id },
      body: { base_revision: 1, scene, force: true },
    })),
    attempt(scenes.listSceneVersions, ({ id }) => ({ params: { id } })),
    attempt(scenes.getSceneVersion, ({ id }) => ({ params: { id, revision: 1 } })),
    attempt(scenes.restoreSceneVersion, ({ id }) => ({ params: { id, revision: 1 } })),
    attempt(scenes.getRoomBook, ({ id }) => ({ params: { id } })),
    attempt(sharing.setShareLink, ({ id }) => ({ params: { id }, body: { on: false } })),
    attempt(sharing.setProsEdit, ({ id }) => ({ params: { id }, body: { on: true } })),
    attempt(sharing.shareToContractor, ({ id }) => ({ params: { project: id } })),
    attempt(sharing.getProjectOfHomeowner, ({ id }) => ({ params: { id } }), 'otherPro'),
    attempt(
      proposals.sendProposal,
      ({ id }) => ({ params: { id }, body: { base_revision: 1, scene, note: 'Mine' } }),
      'otherPro',
    ),
    attempt(proposals.listSentProposals, ({ id }) => ({ params: { id } }), 'otherPro'),
    attempt(
      proposals.withdrawProposal,
      ({ id, proposal }) => ({ params: { id, proposal } }),
      'otherPro',
    ),
    attempt(proposals.listProposals, ({ id }) => ({ params: { id } })),
    attempt(proposals.getProposal, ({ id, proposal }) => ({ params: { id, proposal } })),
    attempt(proposals.answerProposal, ({ id, proposal }) => ({
      params: { id, proposal },
      body: { accept: true, revision: 1 },
    })),
    attempt(sharing.getRoomBookOfHomeowner, ({ id }) => ({ params: { id } }), 'otherPro'),
    attempt(checklists.getProjectChecklist, ({ id }) => ({ params: { project: id } })),
    attempt(checklists.appendProjectChecklist, ({ id }) => ({
      body: { project: id, items: [{ title: 'Mine' }], from_scene: true },
    })),
    attempt(checklists.updateChecklistItem, ({ item }) => ({
      params: { id: item },
      body: { removed: true },
    })),
    attempt(scenes.getCartChanges, ({ id }) => ({ params: { id } })),
    attempt(scenes.putSceneIntoCart, ({ id }) => ({ params: { id }, body: { revision: 1 } })),
  ];
}
