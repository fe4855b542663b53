import * as scenes from '@wevisu/contract/project-scenes.ts';
import * as sharing from '@wevisu/contract/project-sharing.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import { listCartChanges } from './cart-changes.ts';
import type { ProjectDeps } from './deps.ts';
import { printBook, printBookOfHomeowner } from './print-book.ts';
import { putSceneIntoCart } from './put-scene-into-cart.ts';
import { saveScene } from './save-scene.ts';
import { showScene, showVersion } from './show-scene.ts';
import { listVersions, restoreVersion } from './versions.ts';

export function addSceneCalls(calls: CallTable, deps: ProjectDeps): void {
  calls.add(scenes.getScene, async ({ user }, { params }) => {
    const shown = await showScene(deps, { userId: user.userId, ...params });
    return shown.ok ? ok({ data: shown.value }) : shown;
  });
  calls.add(scenes.saveScene, async ({ user }, { params, body }) => {
    const saved = await saveScene(deps, {
      userId: user.userId,
      id: params.id,
      baseRevision: body.base_revision,
      scene: body.scene,
      force: body.force,
      label: body.label ?? null,
    });
    if (!saved.ok) return saved;
    const { revision, savedAt, findings } = saved.value;
    const data = { revision, saved_at: savedAt.toISOString(), findings: findings.map(toWire) };
    return ok({ data });
  });
  calls.add(scenes.listSceneVersions, async ({ user }, { params }) => {
    const versions = await listVersions(deps, { userId: user.userId, ...params });
    return versions.ok ? ok({ data: versions.value }) : versions;
  });
  calls.add(scenes.getSceneVersion, async ({ user }, { params }) => {
    const shown = await showVersion(deps, { userId: user.userId, ...params });
    return shown.ok ? ok({ data: shown.value }) : shown;
  });
  calls.add(scenes.restoreSceneVersion, async ({ user }, { params }) => {
    const shown = await restoreVersion(deps, { userId: user.userId, ...params });
    return shown.ok ? ok({ data: shown.value, message: 'This version was restored.' }) : shown;
  });
  calls.add(scenes.getRoomBook, async ({ user }, { params }) => {
    const book = await printBook(deps, { userId: user.userId, ...params });
    return book.ok ? ok({ file: book.value }) : book;
  });
  calls.add(sharing.getRoomBookOfHomeowner, async ({ user }, { params }) => {
    const book = await printBookOfHomeowner(deps, { proId: user.userId, ...params });
    return book.ok ? ok({ file: book.value }) : book;
  });
  calls.add(scenes.getCartChanges, async ({ user }, { params }) => {
    const changes = await listCartChanges(deps, { userId: user.userId, ...params });
    return changes.ok ? ok({ data: changes.value }) : changes;
  });
  calls.add(scenes.putSceneIntoCart, async ({ user }, { params, body }) => {
    const put = await putSceneIntoCart(deps, { userId: user.userId, ...params, ...body });
    return put.ok ? ok({ data: put.value, message: 'Your room is in the cart.' }) : put;
  });
}

function toWire(finding: {
  readonly code: string;
  readonly text: string;
  readonly nodeIds: readonly string[];
}) {
  return { ...finding, nodeIds: [...finding.nodeIds] };
}
