import * as contract from '@wevisu/contract/product-facts.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { ProductFactsDeps } from './deps.ts';
import { listChoices } from './list-choices.ts';
import { listFacts, listVariantChoices } from './list-facts.ts';

export function addProductFactsCalls(calls: CallTable, deps: ProductFactsDeps): void {
  calls.add(contract.listFacts, async (_caller, { body }) =>
    reply(await listFacts(deps, { skus: body.skus, ref: body })),
  );
  calls.add(contract.listChoices, async (_caller, { query }) =>
    reply(await listChoices(deps, query)),
  );
  calls.add(contract.listVariantChoices, async (_caller, { params, query }) =>
    reply(await listVariantChoices(deps, { hash: params.hash, ref: query })),
  );
}

function reply<T>(result: Result<T>): Result<{ data: T }> {
  return result.ok ? ok({ data: result.value }) : result;
}
