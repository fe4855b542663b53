import type {
  LinkedOffer,
  Offer,
  OfferDifference,
  OfferRow,
  OfferSignature,
} from '@wevisu/contract/offers.ts';
import type { OwnOfferRow } from '@wevisu/contract/own-offers.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import type { SectionsDifference } from '@wevisu/domain/offers/offer-change.ts';
import { type OfferSection, offerNumber } from '@wevisu/domain/offers/offer-content.ts';
import { isApprovedOffer } from '@wevisu/domain/offers/offer-state.ts';
import { offerTotals } from '@wevisu/domain/offers/offer-totals.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { priceSections } from './price-sections.ts';
import { findRoomChange } from './room-change.ts';
import { readSnapshot, type SentContent, type SignedContent } from './snapshots.ts';
import { findChange, findOffer, type OfferRecord } from './store/offers.ts';

export function showRow(row: OfferRecord): OfferRow {
  return {
    id: row.id,
    number: numberOf(row),
    state: row.state,
    title: row.title,
    client_name: row.clientName,
    client_email: row.clientEmail,
    ends_on: row.endsOn,
    made_at: row.madeAt.toISOString(),
    sent_at: row.sentAt?.toISOString() ?? null,
    viewed_at: row.viewedAt?.toISOString() ?? null,
    closed_at: row.closedAt?.toISOString() ?? null,
  };
}

/** For the homeowner whom it was sent to. */
export function showOwnRow(row: OfferRecord): OwnOfferRow {
  const { id, number, state, title, client_name, ends_on, sent_at, closed_at } = showRow(row);
  if (number === null || sent_at === null) throw new Error(`offer ${id} was not sent`);
  const { companyName: company_name } = row;
  return { id, number, state, title, client_name, ends_on, company_name, sent_at, closed_at };
}

export function numberOf({ year, serial }: Pick<OfferRecord, 'year' | 'serial'>): string | null {
  return year === null || serial === null ? null : offerNumber({ year, serial });
}

/** For the showroom's pro: a draft at today's prices, anything else as it was sent. */
export async function showOffer(db: Queryable, row: OfferRecord): Promise<Offer> {
  const sent = await readSnapshot(db, { offerId: row.id, kind: 'sent' });
  const priced = sent === null ? await priceSections(db, row) : { ...sent.content, problems: [] };
  const replaced = await replacedBy(db, row);
  const changed = await findRoomChange(db, row);
  return {
    ...showRow(row),
    version: row.version,
    note: row.note,
    ...(await bodyOf(db, row, { change: sent?.content.change, sections: priced.sections })),
    room_change:
      changed === null
        ? null
        : {
            ...showDifference(changed.difference),
            hash: changed.hash,
            problems: changed.problems.map(({ text }) => text),
          },
    replaces: replaced === null ? null : numberOf(replaced),
    problems: [...priced.problems],
  };
}

function replacedBy(
  db: Queryable,
  { replaces, proId }: { readonly replaces: number | null; readonly proId: ProUserId },
): Promise<OfferRecord | null> {
  return replaces === null
    ? Promise.resolve(null)
    : findOffer.read.get(db, { proId, id: replaces });
}

/** For whoever has the link. */
export async function showLinked(db: Queryable, row: OfferRecord): Promise<LinkedOffer> {
  const sent = await readSnapshot(db, { offerId: row.id, kind: 'sent' });
  if (sent === null) throw new Error(`offer ${row.id} has a link, but nothing was sent`);
  const { content, hash } = sent;
  return {
    number: content.number,
    state: row.state,
    title: content.title,
    client_name: content.client_name,
    ends_on: content.ends_on,
    note: content.note,
    company_name: content.company,
    vsd_id: content.vsd_id,
    showroom: row.proId,
    sent_at: content.sent_at,
    hash,
    ...(await bodyOf(db, row, content)),
  };
}

async function bodyOf(
  db: Queryable,
  row: OfferRecord,
  sent: Pick<SentContent, 'sections'> & { readonly change?: SentContent['change'] | undefined },
) {
  const { sections: given, change } = sent;
  const later = isApprovedOffer(row.state) ? await findChange(db, { changes: row.id }) : null;
  const signed = await readSnapshot(db, { offerId: row.id, kind: 'signed' });
  return {
    sections: given.map((section) => ({
      ...section,
      lines: section.lines.map((line) => ({ ...line, lots: [...line.lots] })),
    })),
    totals: offerTotals(given, null),
    change: change ? { ...showDifference(change), offer: change.offer } : null,
    changed_by:
      later === null
        ? null
        : {
            ...{ id: later.id, number: numberOf(later) ?? '' },
            is_approved: isApprovedOffer(later.state),
          },
    answer: signed === null ? null : showSignature(signed.content, signed.hash, given),
    reason: row.reason,
  };
}

function showDifference({ lines, total_before, total_after }: SectionsDifference): OfferDifference {
  return { lines: lines.map((line) => ({ ...line })), total_before, total_after };
}

function showSignature(
  content: SignedContent,
  hash: string,
  given: readonly OfferSection[],
): OfferSignature {
  const picked = content.sections.flatMap(({ lines }) => lines.map(({ key }) => key));
  return {
    picked,
    signed_by: content.signed_by,
    strokes: content.strokes === null ? null : content.strokes.map((stroke) => [...stroke]),
    signed_at: content.signed_at,
    totals: offerTotals(given, new Set(picked)),
    hash,
  };
}
