import * as contract from '@wevisu/contract/attributes.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import {
  type AttributeDeps,
  foreseeAttributes,
  getAttributes,
  saveAttributes,
} from './edit-attributes.ts';
import { listFormCategories } from './store.ts';

export function addAttributeCalls(calls: CallTable, deps: AttributeDeps): void {
  const { pool } = deps;
  calls.add(contract.listAttributeCategories, async () =>
    ok({ data: await listFormCategories(pool) }),
  );

  calls.add(contract.getAttributes, async (_, { params: { category } }) => {
    const found = await getAttributes(pool, category);
    return found.ok ? ok({ data: found.value }) : found;
  });

  calls.add(contract.foreseeAttributes, async (_, { params: { category }, body }) => {
    const effects = await foreseeAttributes(pool, { ...body, category });
    return effects.ok ? ok({ data: effects.value }) : effects;
  });

  calls.add(contract.saveAttributes, async ({ user }, { params: { category }, body }) => {
    const given = { ...body, category, staffId: user.userId };
    const saved = await saveAttributes(deps, given);
    return saved.ok ? ok({ data: saved.value, message: 'The fields are saved.' }) : saved;
  });
}
