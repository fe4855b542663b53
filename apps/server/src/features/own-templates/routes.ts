// VIS-02: the calls for people's own templates.
import * as contract from '@wevisu/contract/own-templates.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { OwnTemplateDeps } from './deps.ts';
import {
  changeOwnTemplate,
  deleteOwnTemplate,
  keepOwnTemplate,
  replaceOwnTemplateScene,
} from './keep-template.ts';
import {
  getOwnTemplatePicture,
  listOwnTemplates,
  listShowroomTemplates,
  openOwnTemplate,
} from './show-templates.ts';

export function addOwnTemplateCalls(calls: CallTable, deps: OwnTemplateDeps): void {
  calls.add(contract.listOwnTemplates, async ({ user: { userId } }, { query }) => {
    const templates = await listOwnTemplates(deps, { userId, ref: query });
    return templates.ok ? ok({ data: templates.value }) : templates;
  });
  calls.add(contract.listShowroomTemplates, async (_caller, { query }) => {
    const { room = null, style = null, ...ref } = query;
    const templates = await listShowroomTemplates(deps, { ref, room, style });
    return templates.ok ? ok({ data: templates.value }) : templates;
  });
  calls.add(contract.getOwnTemplate, async ({ user }, { params: { id }, query }) => {
    const opened = await openOwnTemplate(deps, { id, userId: user?.userId ?? null, ref: query });
    return opened.ok ? ok({ data: opened.value }) : opened;
  });
  calls.add(contract.getOwnTemplatePicture, async ({ user }, { params: { id }, query }) => {
    const file = await getOwnTemplatePicture(deps, {
      id,
      userId: user?.userId ?? null,
      ref: query,
    });
    return file.ok ? ok({ file: file.value }) : file;
  });
  calls.add(contract.keepOwnTemplate, async ({ user: { userId } }, { body }) => {
    const kept = await keepOwnTemplate(deps, { userId, ...body });
    return kept.ok ? ok({ message: 'The template was saved.', data: kept.value }) : kept;
  });
  calls.add(contract.changeOwnTemplate, async ({ user: { userId } }, { params: { id }, body }) => {
    const { name = null, room = null, style = null } = body;
    const changed = await changeOwnTemplate(deps, { userId, id, name, room, style });
    return changed.ok ? ok({ message: 'The template was changed.', data: changed.value }) : changed;
  });
  calls.add(
    contract.replaceOwnTemplateScene,
    async ({ user: { userId } }, { params: { id }, body: { scene } }) => {
      const replaced = await replaceOwnTemplateScene(deps, { userId, id, scene });
      return replaced.ok
        ? ok({ message: 'The template now contains this room.', data: replaced.value })
        : replaced;
    },
  );
  calls.add(contract.deleteOwnTemplate, async ({ user: { userId } }, { params: { id } }) => {
    const gone = await deleteOwnTemplate(deps, { userId, id });
    return gone.ok ? ok({ message: 'The template was deleted.' }) : gone;
  });
}
