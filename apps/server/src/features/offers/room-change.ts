// How an approved offer's room has changed since: what its pro sees and may send as a change.
import { createHash } from 'node:crypto';
import { canonicalText } from '@wevisu/domain/offers/canonical-text.ts';
import {
  changeApproved,
  compareSections,
  type RoomLine,
  roomChange,
  type SectionsDifference,
} from '@wevisu/domain/offers/offer-change.ts';
import { isApprovedOffer } from '@wevisu/domain/offers/offer-state.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { type PricedSections, priceSections, readGoods } from './price-sections.ts';
import { readSnapshot } from './snapshots.ts';
import { findRoom } from './store/goods.ts';
import { type DraftSection, findChange, type OfferRecord } from './store/offers.ts';

interface RoomChange extends PricedSections {
  readonly room: readonly RoomLine[];
  readonly draft: readonly DraftSection[];
  readonly difference: SectionsDifference;
  /** Names what was seen: what is sent must be the same. */
  readonly hash: string;
  /** Of what was approved. */
  readonly signed: string;
}

/** Null if the room is as it was, is not shared any more, or a change of it was approved: that one is asked then. */
export async function findRoomChange(db: Queryable, row: OfferRecord): Promise<RoomChange | null> {
  const { showroomId, projectId, room: before } = row;
  if (!isApprovedOffer(row.state) || projectId === null || before === null) return null;
  const now = await findRoom(db, { showroomId, project: projectId });
  if (now === null) return null;
  const change = roomChange(before, now.room);
  if (change.size === 0) return null;
  const later = await findChange(db, { changes: row.id });
  if (later !== null && isApprovedOffer(later.state)) return null;
  const signed = await readSnapshot(db, { offerId: row.id, kind: 'signed' });
  if (signed === null) return null;
  const draft = await withoutUnsold(db, row, changeApproved(signed.content.sections, change));
  const priced = await priceSections(db, { showroomId, sections: draft });
  const difference = compareSections(signed.content.sections, priced.sections);
  const hash = createHash('sha256').update(canonicalText(difference)).digest('hex');
  return { ...priced, room: now.room, draft, difference, hash, signed: signed.hash };
}

/** What is not sold any more can't be bought, so the change is without it. */
async function withoutUnsold(
  db: Queryable,
  { showroomId }: OfferRecord,
  sections: readonly DraftSection[],
): Promise<DraftSection[]> {
  const variantIds = sections.flatMap(({ lines }) => lines.map((line) => line.variant_id));
  const goods = await readGoods(db, { showroomId, variantIds });
  return sections
    .map((section) => ({
      ...section,
      lines: section.lines.filter((line) => goods.get(line.variant_id)?.isSold === true),
    }))
    .filter(({ lines, allowance }) => lines.length > 0 || allowance !== null);
}
