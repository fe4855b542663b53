import * as contract from '@wevisu/contract/pages.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { PagesDeps } from './deps.ts';
import { getHome } from './get-home.ts';
import { getPage } from './get-page.ts';

export function addPageCalls(calls: CallTable, deps: PagesDeps): void {
  calls.add(contract.getPage, async ({ user }, { params }) => {
    const page = await getPage(deps, { slug: params.slug, role: user?.type ?? null });
    return page.ok ? ok({ data: page.value }) : page;
  });
  calls.add(contract.getHome, async () => ok({ data: await getHome(deps) }));
}
