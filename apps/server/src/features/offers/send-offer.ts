import type { Offer } from '@wevisu/contract/offers.ts';
import { day, dayOf, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type OfferSection, offerNumber } from '@wevisu/domain/offers/offer-content.ts';
import type { OfferState } from '@wevisu/domain/offers/offer-state.ts';
import { offerPath, ownOfferPath } from '@wevisu/site/paths.ts';
import { hashToken } from '../../platform/crypto/tokens.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { inTransactionOfResult } from '../../platform/database/transaction-of-result.ts';
import { noteAct } from '../audit/note-act.ts';
import { notify } from '../notifications/notify.ts';
import { type PaperLook, readLook } from '../showrooms/papers/paper-look.ts';
import type { OffersDeps } from './deps.ts';
import { changeMail, offerMail } from './offer-mails.ts';
import { priceSections } from './price-sections.ts';
import { numberOf, showOffer } from './show-offer.ts';
import { keepSnapshot, type SentContent } from './snapshots.ts';
import * as store from './store/offers.ts';

interface Of {
  readonly proId: ProUserId;
  readonly id: number;
}

/** From then on it stays as it is: what the client reads is the snapshot. */
export async function sendOffer(
  deps: OffersDeps,
  { proId, id, version }: Of & { readonly version: number },
): Promise<Result<Offer>> {
  const look = await readLook(deps.pool, { proId });
  return inTransactionOfResult(deps.pool, async (db) => {
    const draft = await store.findOffer.lock.get(db, { proId, id });
    if (draft === null) return refuse('offer_not_found');
    if (draft.state !== 'draft') return refuse('offer_not_draft');
    if (draft.version !== version) return refuse('offer_changed');
    const now = deps.now();
    const unready = findUnready(draft, dayOf(now));
    if (unready !== null) return unready;
    const { sections, problems } = await priceSections(db, draft);
    const [problem] = problems;
    if (problem !== undefined) {
      return refuse('invalid_input', { fields: { sections: [problem.text] } });
    }
    await deliver(deps, db, { draft, sections, change: null, look, now });
    return noteChange(db, { proId, row: draft, action: 'offer.sent', now });
  });
}

/** Numbers and freezes it, and mails the link. */
export async function deliver(
  deps: Pick<OffersDeps, 'newToken' | 'publicUrl' | 'mailer'>,
  db: Queryable,
  of: {
    readonly draft: store.OfferRecord;
    readonly sections: readonly OfferSection[];
    readonly change: SentContent['change'] | null;
    readonly look: PaperLook | null;
    readonly now: Date;
  },
): Promise<void> {
  const { draft, sections, change, look, now } = of;
  const { id, showroomId } = draft;
  const year = Number(dayOf(now).slice(0, 4));
  const { last: serial } = await store.takeSerial(db, { showroomId, year });
  const number = offerNumber({ year, serial });
  const secret = deps.newToken();
  await store.markSent(db, { id, year, serial, linkHash: hashToken(secret), now });
  await keepSnapshot(
    db,
    { offerId: id, kind: 'sent', now },
    {
      format: 1,
      number,
      company: draft.companyName,
      vsd_id: draft.vsdId,
      client_name: draft.clientName,
      client_email: draft.clientEmail,
      title: draft.title,
      note: draft.note,
      ends_on: draft.endsOn,
      sent_at: now.toISOString(),
      sections,
      ...(look ? { look } : {}),
      ...(change ? { change } : {}),
    },
  );
  if (draft.replaces !== null) {
    const closed = { id: draft.replaces, state: 'superseded', reason: '', now } as const;
    await store.closeOffer(db, closed);
  }
  const url = deps.publicUrl() + offerPath(secret);
  const content = change
    ? changeMail({ ...draft, number, url, changed: change.offer })
    : offerMail({ ...draft, number, url });
  await deps.mailer.queue(db, [{ template: 'offer_sent', to: draft.clientEmail, content }]);
  const account = await store.findClientAccount(db, { email: draft.clientEmail });
  if (account === null) return;
  const what = change ? 'asks you to approve a change' : 'made you an offer';
  await notify(db, [
    {
      userId: account.userId,
      event: 'offer_sent',
      title: `${draft.companyName} ${what}`,
      text: `“${draft.title}”. Answer by ${formatDay(day(draft.endsOn))}.`,
      link: ownOfferPath(id),
    },
  ]);
}

function findUnready(draft: store.OfferRecord, today: string) {
  const { sections, clientName, clientEmail, endsOn } = draft;
  if (sections.every(({ lines }) => lines.length === 0)) return refuse('offer_empty');
  if (clientName === '') return refuseFields({ client_name: 'offer_no_name' });
  if (clientEmail === '') return refuseFields({ client_email: 'offer_no_email' });
  return endsOn < today ? refuseFields({ ends_on: 'offer_day_over' }) : null;
}

/** The client's link says so, and nothing can be approved any more. */
export function withdrawOffer(
  deps: Pick<OffersDeps, 'pool' | 'now'>,
  { proId, id }: Of,
): Promise<Result<Offer>> {
  return inTransactionOfResult(deps.pool, async (db) => {
    const row = await store.findOffer.lock.get(db, { proId, id });
    if (row === null) return refuse('offer_not_found');
    const now = deps.now();
    if ((await store.closeOffer(db, { id, state: 'withdrawn', reason: '', now })) === null)
      return refuse('offer_not_open');
    return noteChange(db, { proId, row, action: 'offer.withdrawn', now });
  });
}

export async function noteChange(
  db: Queryable,
  of: {
    readonly proId: ProUserId;
    readonly row: store.OfferRecord;
    readonly action: 'offer.sent' | 'offer.withdrawn';
    readonly now: Date;
  },
): Promise<Result<Offer>> {
  const { proId, row, action, now } = of;
  const after = await store.findOffer.read.get(db, { proId, id: row.id });
  if (after === null) return refuse('offer_not_found');
  const state = (one: { readonly state: OfferState }) => ({ state: one.state });
  await noteAct(db, {
    ...{ at: now, actorId: proId, tenant: { kind: 'showroom', id: row.showroomId }, action },
    target: { kind: 'offer', id: numberOf(after) ?? row.id },
    ...{ from: state(row), to: { ...state(after), client: row.clientName } },
  });
  return ok(await showOffer(db, after));
}
