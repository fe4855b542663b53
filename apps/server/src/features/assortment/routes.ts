import * as contract from '@wevisu/contract/assortment.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { AssortmentDeps } from './deps.ts';
import { findAssortmentProducts } from './find-assortment-products.ts';
import { previewAssortment } from './preview-assortment.ts';
import { saveAssortment } from './save-assortment.ts';
import { getAssortment } from './show-assortment.ts';

export function addAssortmentCalls(calls: CallTable, deps: AssortmentDeps): void {
  calls.add(contract.getAssortment, async ({ user: { userId } }) => {
    const found = await getAssortment(deps, userId);
    return found.ok ? ok({ data: found.value }) : found;
  });
  calls.add(contract.previewAssortment, async ({ user: { userId: proId } }, { body }) => {
    const preview = await previewAssortment(deps, { proId, rules: body.rules });
    return preview.ok ? ok({ data: preview.value }) : preview;
  });
  calls.add(contract.saveAssortment, async ({ user: { userId: proId } }, { body }) => {
    const saved = await saveAssortment(deps, { proId, ...body });
    return saved.ok ? ok({ message: 'Your assortment is saved.', data: saved.value }) : saved;
  });
  calls.add(contract.findAssortmentProducts, async (_caller, { query }) =>
    ok({ data: await findAssortmentProducts(deps, query) }),
  );
}
