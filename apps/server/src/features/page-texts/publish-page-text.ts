import type { PageText } from '@wevisu/contract/page-texts.ts';
import type { PageSlug } from '@wevisu/contract/pages.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { readPlaces } from '../pages/read-places.ts';
import { STANDARD_TEXTS } from '../pages/texts/standard-texts.ts';
import type { PageTextsDeps } from './deps.ts';
import { findUnknownPlaces } from './preview-page-text.ts';
import { readLive, readPageText } from './read-page-text.ts';
import {
  deleteDraft,
  deleteLive,
  getRevision,
  getVersion,
  insertDraft,
  insertVersion,
  lockPage,
  putLive,
} from './store.ts';

interface OfPage {
  readonly slug: PageSlug;
  /** What the person has read; whoever read something older is told what is there now. */
  readonly revision: number;
  readonly staffId: UserId;
}

interface Text {
  readonly title: string;
  readonly lead: string;
  readonly body: string;
  readonly showsDate: boolean;
}

export function savePageDraft(
  deps: PageTextsDeps,
  { text, ...of }: OfPage & { readonly text: Text },
): Promise<Result<PageText>> {
  return inLockedPage(deps, of, async (trx, number) => {
    const { slug, staffId } = of;
    await deleteDraft(trx, { slug });
    await insertDraft(trx, { slug, ...text, basedOn: number, staffId, now: deps.now() });
    return ok(undefined);
  });
}

export function dropPageDraft(deps: PageTextsDeps, of: OfPage): Promise<Result<PageText>> {
  return inLockedPage(deps, of, async (trx) => {
    await deleteDraft(trx, { slug: of.slug });
    return ok(undefined);
  });
}

export async function publishPageText(
  deps: PageTextsDeps,
  { text, reason, ...of }: OfPage & { readonly text: Text; readonly reason: string },
): Promise<Result<PageText>> {
  const [unknown] = findUnknownPlaces(text, await readPlaces({ db: deps.pool, index: deps.index }));
  if (unknown !== undefined)
    return refuseFields({ body: refuse('place_unknown', { params: { place: unknown } }) });
  return inLockedPage(deps, of, async (trx, number) => {
    await put(trx, deps.now(), { ...of, text, reason, number, kind: 'written' });
    return ok(undefined);
  });
}

/** An earlier version again, as a new one; null takes the page back to the standard text. */
export function restorePageText(
  deps: PageTextsDeps,
  given: OfPage & { readonly version: number | null; readonly reason: string },
): Promise<Result<PageText>> {
  const { version, reason, ...of } = given;
  return inLockedPage(deps, of, async (trx, number) => {
    if (version === null) {
      if ((await readLive(trx, of.slug)).is_standard) return refuse('page_is_standard');
      const { title, lead, body, updatedOn } = STANDARD_TEXTS[of.slug];
      const text = { title, lead, body: body.trim(), showsDate: updatedOn !== null };
      await put(trx, deps.now(), { ...of, text, reason, number, kind: 'standard' });
      return ok(undefined);
    }
    const text = await getVersion(trx, { slug: of.slug, number: version });
    if (text === null) return refuse('not_found');
    await put(trx, deps.now(), {
      ...{ ...of, text, reason, number, kind: 'restored', restoredFrom: version },
    });
    return ok(undefined);
  });
}

/** `work` gets the number of the last version. */
async function inLockedPage(
  deps: PageTextsDeps,
  { slug, revision }: OfPage,
  work: (trx: Queryable, number: number) => Promise<Result<undefined>>,
): Promise<Result<PageText>> {
  const done = await inTransactionOfResult(deps.pool, async (trx) => {
    await lockPage(trx, { slug });
    const current = await getRevision(trx, { slug });
    return current.revision === revision ? work(trx, current.number) : refuse('changed_meanwhile');
  });
  if (done.ok) return ok(await readPageText(deps, slug));
  if (done.code !== 'changed_meanwhile') return done;
  return refuse('changed_meanwhile', { now: await readPageText(deps, slug) });
}

interface NewVersion extends OfPage {
  readonly text: Text;
  readonly reason: string;
  readonly number: number;
  readonly kind: 'written' | 'restored' | 'standard';
  readonly restoredFrom?: number;
}

async function put(trx: Queryable, now: Date, given: NewVersion): Promise<void> {
  const { slug, text, reason, staffId, number, kind, restoredFrom = null } = given;
  const { title, lead, body, showsDate } = text;
  const old = await readLive(trx, slug);
  await deleteDraft(trx, { slug });
  await insertVersion(trx, {
    ...{ slug, title, lead, body, showsDate, number: number + 1, kind, restoredFrom },
    ...{ reason, staffId, now },
  });
  if (kind === 'standard') await deleteLive(trx, { slug });
  else
    await putLive(trx, { slug, title, lead, body, updatedOn: showsDate ? dayOf(now) : null, now });
  await noteAct(trx, {
    ...{ at: now, actorId: staffId, reason, action: 'page.published' },
    target: { kind: 'page', id: slug },
    // Both whole texts are in page_versions.
    from: { title: old.title, lead: old.lead, version: number },
    to: { title, lead, version: number + 1, kind },
  });
}
