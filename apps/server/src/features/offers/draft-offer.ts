// Drafts: made from a homeowner's cart, a shared project or another offer, changed and deleted. Only the showroom's pro sees them.
import type { CallInput } from '@wevisu/contract/call.ts';
import type * as contract from '@wevisu/contract/offers.ts';
import { addDays, day, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProjectId, ProUserId, ShowroomId, UserId } from '@wevisu/domain/ids.ts';
import type { RoomLine } from '@wevisu/domain/offers/offer-change.ts';
import { OFFER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { proOfferPath } from '@wevisu/site/pro-paths.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import { askedMail } from './answer-mails.ts';
import type { OffersDeps } from './deps.ts';
import { showOffer } from './show-offer.ts';
import { listCart, listSharedProject } from './store/goods.ts';
import * as store from './store/offers.ts';

type Deps = Pick<OffersDeps, 'pool' | 'now'>;
type From = CallInput<typeof contract.makeOffer>['body']['from'];
type Change = CallInput<typeof contract.saveOffer>['body'];
type Of = { readonly proId: ProUserId; readonly id: number };

interface Beginning {
  readonly title: string;
  readonly note: string;
  readonly clientName: string;
  readonly clientEmail: string;
  readonly sections: readonly store.DraftSection[];
  readonly replaces: number | null;
  readonly projectId: ProjectId | null;
  readonly room: readonly RoomLine[] | null;
}

const NEW = { note: '', replaces: null, changes: null } as const;
const NO_ROOM = { projectId: null, room: null } as const;

/** The showroom's pro finds it among the drafts; nothing is promised yet. */
export function askForOffer(
  { pool, now, mailer, publicUrl }: Deps & Pick<OffersDeps, 'mailer' | 'publicUrl'>,
  { userId, proId }: { readonly userId: UserId; readonly proId: ProUserId },
): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (db): Promise<Result<null>> => {
    const showroom = await store.findShowroom(db, { proId });
    if (showroom === null) return refuse('showroom_not_found');
    const { showroomId, proName, proEmail } = showroom;
    const lines = await listCart(db, { showroomId, userId });
    const [first] = lines;
    if (first === undefined) return refuse('offer_empty');
    const { clientName, clientEmail } = first;
    const parts = Map.groupBy(lines, ({ title }) => title);
    const sections = [...parts].map(([title, rows]) => sectionOf(title || 'Products', rows));
    const at = now();
    const { id } = await store.insertOffer(db, {
      ...{ ...NEW, showroomId, title: 'Your cart', clientName, clientEmail: clientEmail ?? '' },
      ...{ sections, endsOn: addDays(dayOf(at), OFFER_DAYS), now: at },
      // A cart for several projects, or for none, follows no room.
      ...(lines.every(({ projectId }) => projectId === first.projectId) ? roomOf(first) : NO_ROOM),
    });
    await notify(db, [
      {
        userId: proId,
        event: 'offer_asked',
        title: `${clientName} asks for an offer`,
        text: `It has ${lines.length === 1 ? '1 line' : `${lines.length} lines`}. Look at it and send it.`,
        link: proOfferPath(id),
      },
    ]);
    if (proEmail !== null) {
      const url = publicUrl() + proOfferPath(id);
      const content = askedMail({ proName, clientName, lines: lines.length, url });
      await mailer.queue(db, [{ template: 'offer_asked', to: proEmail, content }]);
    }
    return ok(null);
  });
}

export function makeOffer(
  { pool, now }: Deps,
  { proId, from }: { readonly proId: ProUserId; readonly from: From },
): Promise<Result<contract.Offer>> {
  return inTransactionOfResult(pool, async (db) => {
    const showroom = await store.findShowroom(db, { proId });
    if (showroom === null) return refuse('showroom_not_found');
    const { showroomId } = showroom;
    const begun = await beginFrom(db, { proId, showroomId, from });
    if (!begun.ok) return begun;
    const at = now();
    const endsOn = addDays(dayOf(at), OFFER_DAYS);
    const { id } = await store.insertOffer(db, {
      ...begun.value,
      ...{ showroomId, endsOn, changes: null, now: at },
    });
    const row = await store.findOffer.read.get(db, { proId, id });
    return row === null ? refuse('offer_not_found') : ok(await showOffer(db, row));
  });
}

async function beginFrom(
  db: Queryable,
  of: { readonly proId: ProUserId; readonly showroomId: ShowroomId; readonly from: From },
): Promise<Result<Beginning>> {
  const { proId, showroomId, from } = of;
  if (from.kind === 'offer') return beginFromOffer(db, { proId, id: from.offer });
  const rows = await listSharedProject(db, { showroomId, project: from.project });
  const [first] = rows;
  if (first === undefined) return refuse('project_not_found');
  const lines = rows.flatMap(({ variantId, qty }) =>
    variantId === null || qty === null ? [] : [{ variantId, qty }],
  );
  if (lines.length === 0) return refuse('offer_empty');
  const { title, clientName, clientEmail } = first;
  const sections = [sectionOf(title, lines)];
  const room = lines.map(({ variantId: variant_id, qty }) => ({ variant_id, qty }));
  const client = { clientName, clientEmail: clientEmail ?? '' };
  return ok({ ...NEW, ...client, title, sections, projectId: from.project, room });
}

/** One that is open is superseded as soon as the new one is sent; one that has ended just stays. */
async function beginFromOffer(db: Queryable, of: Of): Promise<Result<Beginning>> {
  const before = await store.findOffer.read.get(db, of);
  if (before === null) return refuse('offer_not_found');
  const { title, note, clientName, clientEmail, sections, state, projectId, room } = before;
  const replaces = state === 'draft' ? null : before.id;
  return ok({ title, note, clientName, clientEmail, sections, replaces, projectId, room });
}

function roomOf(of: { readonly projectId: ProjectId | null; readonly room: readonly RoomLine[] }) {
  return of.projectId === null ? NO_ROOM : { projectId: of.projectId, room: of.room };
}

function sectionOf(
  title: string,
  lines: readonly { readonly variantId: number; readonly qty: number }[],
): store.DraftSection {
  const qtys = new Map<number, number>();
  for (const { variantId, qty } of lines) qtys.set(variantId, (qtys.get(variantId) ?? 0) + qty);
  return {
    title: title.slice(0, 120),
    kind: 'each',
    allowance: null,
    lines: [...qtys].slice(0, 200).map(([variant_id, qty]) => ({ variant_id, qty })),
  };
}

/** Refused if another window or device has saved it since. */
export function saveOffer(
  { pool, now }: Deps,
  { proId, id, change }: Of & { readonly change: Change },
): Promise<Result<contract.Offer>> {
  return inTransactionOfResult(pool, async (db) => {
    const row = await store.findOffer.lock.get(db, { proId, id });
    if (row === null) return refuse('offer_not_found');
    if (row.state !== 'draft') return refuse('offer_not_draft');
    if (!isDay(change.ends_on) || change.ends_on < dayOf(now()))
      return refuseFields({ ends_on: 'offer_day_over' });
    const { version, title, note, ends_on: endsOn, sections } = change;
    const { client_name: clientName, client_email: clientEmail } = change;
    const fields = { title, note, endsOn, sections, clientName, clientEmail };
    const saved = await store.updateDraft(db, { id, version, ...fields });
    if (saved === null) return refuse('changed_meanwhile', { now: await showOffer(db, row) });
    const changed = await store.findOffer.read.get(db, { proId, id });
    return changed === null ? refuse('offer_not_found') : ok(await showOffer(db, changed));
  });
}

export function deleteOffer({ pool, now }: Deps, { proId, id }: Of): Promise<Result<null>> {
  return inTransactionOfResult(pool, async (db): Promise<Result<null>> => {
    const row = await store.findOffer.lock.get(db, { proId, id });
    if (row === null) return refuse('offer_not_found');
    if ((await store.deleteDraft(db, { id })) === null) return refuse('offer_not_draft');
    await noteAct(db, {
      ...{ at: now(), actorId: proId, tenant: { kind: 'showroom', id: row.showroomId } },
      ...{ action: 'offer.deleted', target: { kind: 'offer', id } },
      ...{ from: { title: row.title, client: row.clientName }, to: null },
    });
    return ok(null);
  });
}

export function isDay(text: string): boolean {
  try {
    return day(text) === text;
  } catch {
    return false;
  }
}
