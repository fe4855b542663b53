import * as fulfilment from '@wevisu/contract/fulfilment.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import { ORDER_PROCESSING_HOURS } from '@wevisu/domain/policy/policy.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { FulfilmentDeps } from './deps.ts';
import { exportLines, matchLines } from './export-lines.ts';
import { getLineLots, setLineLots } from './line-lots.ts';
import { listLines } from './list-lines.ts';
import { moveLines } from './move-lines.ts';
import { printPapers } from './print-papers.ts';
import { adviseOnRequest, listRequests } from './requests.ts';
import { countWaiting } from './store/lines.ts';

const HOUR_MS = 3_600_000;

export function addFulfilmentCalls(calls: CallTable, deps: FulfilmentDeps): void {
  const { pool, now } = deps.orders;

  calls.add(fulfilment.listVendorLines, async ({ user }, { query }) =>
    ok({ data: await listLines(deps, user.userId, query) }),
  );

  calls.add(fulfilment.exportVendorLines, async ({ user }, { query }) => {
    const file = exportLines(deps, user.userId, query);
    return file.ok ? ok({ data: null, file: file.value }) : file;
  });

  calls.add(fulfilment.matchVendorLines, async ({ user }, { body }) => {
    const found = await matchLines(deps, user.userId, body);
    return found.ok ? ok({ data: found.value }) : found;
  });

  calls.add(fulfilment.countVendorLines, async ({ user: { userId } }) => {
    const lateBefore = new Date(now().getTime() - ORDER_PROCESSING_HOURS * HOUR_MS);
    const { waiting, late, toPack, openRequests } = await countWaiting(pool, {
      userId,
      lateBefore,
    });
    return ok({ data: { waiting, late, to_pack: toPack, open_requests: openRequests } });
  });

  calls.add(fulfilment.moveLines, async ({ user }, { body }) => {
    const data = await moveLines(deps, user, body);
    return ok({ data, message: `${data.moved} of ${data.rows.length} changed.` });
  });

  calls.add(fulfilment.getLineLots, async ({ user: { userId } }, { params: { id } }) => {
    const lots = await getLineLots(deps, { userId, id });
    return lots.ok ? ok({ data: lots.value }) : lots;
  });

  calls.add(fulfilment.setLineLots, async ({ user: { userId } }, { params: { id }, body }) => {
    const lotsOf = (lots: typeof body.lots) =>
      lots.map(({ lot_code: lotCode, qty }) => ({ lotCode, qty }));
    const set = await setLineLots(deps, {
      userId,
      id,
      lots: lotsOf(body.lots),
      of: lotsOf(body.of),
    });
    if (!set.ok) return set;
    const lots = set.value.map(({ lotCode, qty }) => ({ lot_code: lotCode, qty }));
    return ok({ data: { lots }, message: 'The lots were changed.' });
  });

  for (const [call, paper] of [
    [fulfilment.printPackingLists, 'packingLists'],
    [fulfilment.printLabels, 'labels'],
  ] as const) {
    calls.add(call, async ({ user: { userId } }, { body: { ids } }) => {
      const file = await printPapers(deps, paper, { userId, ids });
      return file.ok ? ok({ data: null, file: file.value }) : file;
    });
  }

  calls.add(fulfilment.listVendorRequests, async ({ user }, { query }) =>
    ok({ data: await listRequests(deps, user.userId, query) }),
  );

  calls.add(fulfilment.adviseOnRequest, async ({ user: { userId } }, { params: { id }, body }) => {
    const said = await adviseOnRequest(deps, { userId, id, ...body });
    return said.ok ? ok({ data: said.value, message: 'Staff see what you advise.' }) : said;
  });
}
