import * as contract from '@wevisu/contract/page-texts.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { PageTextsDeps } from './deps.ts';
import { previewPageText } from './preview-page-text.ts';
import {
  dropPageDraft,
  publishPageText,
  restorePageText,
  savePageDraft,
} from './publish-page-text.ts';
import { listPageTexts, readPageText } from './read-page-text.ts';
import { getVersion } from './store.ts';

export function addPageTextCalls(calls: CallTable, deps: PageTextsDeps): void {
  calls.add(contract.listPageTexts, async () => ok({ data: await listPageTexts(deps.pool) }));

  calls.add(contract.getPageText, async (_, { params: { slug } }) =>
    ok({ data: await readPageText(deps, slug) }),
  );

  calls.add(contract.getPageVersion, async (_, { params }) => {
    const version = await getVersion(deps.pool, params);
    return version === null ? refuse('not_found') : ok({ data: version });
  });

  calls.add(contract.previewPageText, async (_, { params: { slug }, body }) => {
    const { shows_date: showsDate, ...text } = body;
    return ok({
      data: await previewPageText(deps, { slug, text, showsDate, now: deps.now() }),
    });
  });

  calls.add(contract.savePageDraft, async ({ user }, { params: { slug }, body }) => {
    const { revision, shows_date: showsDate, ...text } = body;
    const of = { slug, revision, staffId: user.userId };
    const saved = await savePageDraft(deps, { ...of, text: { ...text, showsDate } });
    return saved.ok ? ok({ data: saved.value, message: 'The draft is saved.' }) : saved;
  });

  calls.add(contract.dropPageDraft, async ({ user }, { params: { slug }, query }) => {
    const of = { slug, revision: query.revision, staffId: user.userId };
    const dropped = await dropPageDraft(deps, of);
    return dropped.ok ? ok({ data: dropped.value, message: 'The draft is discarded.' }) : dropped;
  });

  calls.add(contract.publishPageText, async ({ user }, { params: { slug }, body }) => {
    const { revision, reason, shows_date: showsDate, ...text } = body;
    const of = { slug, revision, reason, staffId: user.userId };
    const published = await publishPageText(deps, { ...of, text: { ...text, showsDate } });
    return published.ok
      ? ok({ data: published.value, message: 'The page is published.' })
      : published;
  });

  calls.add(contract.restorePageText, async ({ user }, { params: { slug }, body }) => {
    const { number: version, revision, reason } = body;
    const of = { slug, revision, reason, staffId: user.userId };
    const restored = await restorePageText(deps, { ...of, version });
    return restored.ok ? ok({ data: restored.value, message: 'The page is restored.' }) : restored;
  });
}
