import { pictureKeyOf } from '@wevisu/contract/media.ts';
import * as contract from '@wevisu/contract/menu.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { MenuDeps } from './deps.ts';
import { dropMenuDraft, getMenuWork, saveMenuDraft } from './edit-menu.ts';
import { listMenuMerges } from './list-menu-merges.ts';
import { publishMenu } from './publish-menu.ts';
import { listPictured } from './store.ts';

export function addMenuCalls(calls: CallTable, deps: MenuDeps): void {
  calls.add(contract.getMenuWork, async () => ok({ data: await getMenuWork(deps) }));

  calls.add(contract.saveMenuDraft, async ({ user }, { body }) => {
    const saved = await saveMenuDraft(deps, { ...body, staffId: user.userId });
    return saved.ok ? ok({ data: saved.value, message: 'The draft is saved.' }) : saved;
  });

  calls.add(contract.publishMenu, async ({ user }, { body: { version } }) => {
    const done = await publishMenu(deps, { version, staffId: user.userId });
    return done.ok ? ok({ data: done.value, message: 'The menu is published.' }) : done;
  });

  calls.add(contract.dropMenuDraft, async ({ user }, { body: { version } }) => {
    const done = await dropMenuDraft(deps, { version, staffId: user.userId });
    return done.ok ? ok({ data: done.value, message: 'The draft is gone.' }) : done;
  });

  calls.add(contract.listMenuMerges, async () => ok({ data: await listMenuMerges(deps.pool) }));

  calls.add(contract.listMenuPictures, async (_, { params: { category } }) => {
    const rows = await listPictured(deps.pool, { category });
    return ok({
      data: rows.map(({ hash, name, pictureKey }) => ({
        ...{ hash, name },
        picture: pictureKeyOf({
          ...{ productHash: hash, productKey: pictureKey, variantId: 0, variantKey: null },
        }),
      })),
    });
  });
}
