// Rows of offers. Those of a pro are bound to the session's showroom, those of a client to the hash of the link's secret.

import type { RoomLine } from '@wevisu/domain/offers/offer-change.ts';
import type { SectionKind } from '@wevisu/domain/offers/offer-content.ts';
import {
  isApprovedOffer,
  isOpenOffer,
  OFFER_STATES,
  type OfferState,
} from '@wevisu/domain/offers/offer-state.ts';
import { sql } from 'kysely';
import {
  bytea,
  date,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';

/** As a draft keeps it: without prices. */
export interface DraftSection {
  readonly title: string;
  readonly kind: SectionKind;
  readonly allowance: number | null;
  readonly lines: readonly { readonly variant_id: number; readonly qty: number }[];
}

const OPEN = sql.raw(textList(OFFER_STATES.filter(isOpenOffer)));

const OFFER = {
  id: int8,
  showroomId: ID.showroom,
  proId: ID.pro,
  proName: text,
  /** Null once the pro has left. */
  proEmail: text.orNull,
  companyName: text,
  vsdId: text,
  state: text.as<OfferState>(),
  version: int4,
  clientName: text,
  clientEmail: text,
  title: text,
  note: text,
  endsOn: date,
  sections: json<readonly DraftSection[]>(),
  replaces: int8.orNull,
  projectId: ID.project.orNull,
  room: json<readonly RoomLine[]>().orNull,
  /** The approved offer that it changes. */
  changes: int8.orNull,
  year: int4.orNull,
  serial: int4.orNull,
  madeAt: timestamptz,
  sentAt: timestamptz.orNull,
  viewedAt: timestamptz.orNull,
  closedAt: timestamptz.orNull,
  reason: text,
};

const COLUMNS = sql`o.id, o.showroom_id as "showroomId", s.user_id as "proId", pu.first_name as "proName",
  pu.email as "proEmail", s.company_name as "companyName", s.vsd_id as "vsdId", o.state, o.version, o.client_name as "clientName", o.client_email as "clientEmail", o.title, o.note,
  o.ends_on as "endsOn", o.sections, o.replaces, o.project_id as "projectId", o.room, o.changes, o.year, o.serial, o.made_at as "madeAt", o.sent_at as "sentAt",
  o.viewed_at as "viewedAt", o.closed_at as "closedAt", o.reason`;
const FROM = sql`offers o join showrooms s on s.id = o.showroom_id join users pu on pu.id = s.user_id`;

export const findShowroom = sqlStatement({
  takes: { proId: ID.pro },
  gives: { showroomId: ID.showroom, proName: text, proEmail: text.orNull },
  sql: (p) => sql`select s.id as "showroomId", u.first_name as "proName", u.email as "proEmail"
    from showrooms s join users u on u.id = s.user_id where s.user_id = ${p.proId}`,
}).get;

export const listOfferRows = sqlStatement({
  takes: { proId: ID.pro },
  gives: OFFER,
  sql: (p) =>
    sql`select ${COLUMNS} from ${FROM} where s.user_id = ${p.proId} order by o.id desc limit 200`,
}).list;

export const findOffer = byName(['read', 'lock'], (how) =>
  sqlStatement({
    takes: { proId: ID.pro, id: int8 },
    gives: OFFER,
    sql: (p) => sql`select ${COLUMNS} from ${FROM} where o.id = ${p.id} and s.user_id = ${p.proId}
      ${how === 'lock' ? sql`for update of o` : sql``}`,
  }),
);
export type OfferRecord = RowOf<(typeof findOffer)['read']['get']>;

export const findLinked = byName(['read', 'lock'], (how) =>
  sqlStatement({
    takes: { linkHash: bytea },
    gives: OFFER,
    sql: (p) => sql`select ${COLUMNS} from ${FROM} where o.link_hash = ${p.linkHash}
      ${how === 'lock' ? sql`for update of o` : sql``}`,
  }),
);

const OF_ACCOUNT = sql`lower(o.client_email) =
    (select u.email from users u where u.id = `;

/** Sent to the confirmed address of the account. */
export const findOwn = byName(['read', 'lock'], (how) =>
  sqlStatement({
    takes: { userId: ID.user, id: int8 },
    gives: OFFER,
    sql: (p) => sql`select ${COLUMNS} from ${FROM} where o.id = ${p.id} and o.state <> 'draft'
      and ${OF_ACCOUNT}${p.userId} and u.email_verified_at is not null)
      ${how === 'lock' ? sql`for update of o` : sql``}`,
  }),
);

export const listOwn = sqlStatement({
  takes: { userId: ID.user },
  gives: OFFER,
  sql: (p) => sql`select ${COLUMNS} from ${FROM} where o.state <> 'draft'
    and ${OF_ACCOUNT}${p.userId} and u.email_verified_at is not null)
    order by o.sent_at desc, o.id desc limit 200`,
}).list;

/** The homeowner whose confirmed address it is. */
export const findClientAccount = sqlStatement({
  takes: { email: text },
  gives: { userId: ID.user },
  sql: (p) => sql`select id as "userId" from users
    where email = lower(${p.email}) and type = 'User' and email_verified_at is not null`,
}).get;

export const insertOffer = sqlStatement({
  takes: {
    showroomId: ID.showroom,
    clientName: text,
    clientEmail: text,
    title: text,
    note: text,
    endsOn: date,
    sections: json<readonly DraftSection[]>(),
    replaces: int8.orNull,
    projectId: ID.project.orNull,
    room: json<readonly RoomLine[]>().orNull,
    changes: int8.orNull,
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (
    p,
  ) => sql`insert into offers (showroom_id, client_name, client_email, title, note, ends_on, sections, replaces,
      project_id, room, changes, made_at)
    values (${p.showroomId}, ${p.clientName}, ${p.clientEmail}, ${p.title}, ${p.note}, ${p.endsOn}, ${p.sections}, ${p.replaces},
      ${p.projectId}, ${p.room}, ${p.changes}, ${p.now}) returning id`,
}).require;

/** Nothing if it is no draft of that version any more. */
export const updateDraft = sqlStatement({
  takes: {
    id: int8,
    version: int4,
    clientName: text,
    clientEmail: text,
    title: text,
    note: text,
    endsOn: date,
    sections: json<readonly DraftSection[]>(),
  },
  gives: { id: int8 },
  sql: (
    p,
  ) => sql`update offers set version = version + 1, client_name = ${p.clientName}, client_email = ${p.clientEmail},
      title = ${p.title}, note = ${p.note}, ends_on = ${p.endsOn}, sections = ${p.sections}
    where id = ${p.id} and version = ${p.version} and state = 'draft' returning id`,
}).get;

export const deleteDraft = sqlStatement({
  takes: { id: int8 },
  gives: { id: int8 },
  sql: (p) => sql`delete from offers where id = ${p.id} and state = 'draft' returning id`,
}).get;

/** Locks the counter until the transaction ends: a number is never lost, and never given twice. */
export const takeSerial = sqlStatement({
  takes: { showroomId: ID.showroom, year: int4 },
  gives: { last: int4 },
  sql: (
    p,
  ) => sql`insert into offer_counters as c (showroom_id, year, last) values (${p.showroomId}, ${p.year}, 1)
    on conflict (showroom_id, year) do update set last = c.last + 1 returning last`,
}).require;

export const markSent = sqlStatement({
  takes: { id: int8, year: int4, serial: int4, linkHash: bytea, now: timestamptz },
  sql: (
    p,
  ) => sql`update offers set state = 'sent', year = ${p.year}, serial = ${p.serial}, link_hash = ${p.linkHash},
    sent_at = ${p.now} where id = ${p.id} and state = 'draft'`,
}).run;

export const markViewed = sqlStatement({
  takes: { id: int8, now: timestamptz },
  sql: (p) =>
    sql`update offers set state = 'viewed', viewed_at = ${p.now} where id = ${p.id} and state = 'sent'`,
}).run;

/** Of an open one; nothing if it is not open any more. */
export const closeOffer = sqlStatement({
  takes: { id: int8, state: text.as<OfferState>(), reason: text, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`update offers set state = ${p.state}, reason = ${p.reason}, closed_at = ${p.now}
    where id = ${p.id} and state in (${OPEN}) returning id`,
}).get;

const APPROVED = sql.raw(textList(OFFER_STATES.filter(isApprovedOffer)));

/** The change of an approved offer that waits for its answer, kept from being answered until the transaction ends. */
export const lockOpenChange = sqlStatement({
  takes: { changes: int8 },
  gives: { id: int8 },
  sql: (p) =>
    sql`select id from offers where changes = ${p.changes} and state in (${OPEN}) for update`,
}).get;

/** Of an approved offer: its change that was approved, or else the one that waits. */
export const findChange = sqlStatement({
  takes: { changes: int8 },
  gives: OFFER,
  sql: (p) => sql`select ${COLUMNS} from ${FROM}
    where o.changes = ${p.changes} and o.state in (${OPEN}, ${APPROVED})
    order by o.state in (${OPEN}) limit 1`,
}).get;

/** The newest approved change of a change of … of an offer; the offer itself if it was never changed. */
export const findNewest = sqlStatement({
  takes: { id: int8 },
  gives: { id: int8 },
  sql: (p) => sql`with recursive chain as (
      select id from offers where id = ${p.id}
      union all
      select o.id from offers o join chain c on o.changes = c.id where o.state in (${APPROVED})
    ) select max(id) as id from chain`,
}).require;

export const expireOffers = sqlStatement({
  takes: { today: date, now: timestamptz },
  sql: (p) => sql`update offers set state = 'expired', closed_at = ${p.now}
    where state in (${OPEN}) and ends_on < ${p.today}`,
}).run;

/** Those that end on a day up to the given one, once each. They get another link, since the first one is kept as a hash only. */
export const listToRemind = sqlStatement({
  takes: { today: date, until: date },
  gives: OFFER,
  sql: (
    p,
  ) => sql`select ${COLUMNS} from ${FROM} where o.state in (${OPEN}) and o.reminded_at is null
    and o.ends_on between ${p.today} and ${p.until} and o.sent_at < ${p.today}::date - interval '1 day'
    order by o.id limit 200 for update of o skip locked`,
}).list;

export const markReminded = sqlStatement({
  takes: { id: int8, linkHash: bytea, now: timestamptz },
  sql: (p) =>
    sql`update offers set reminded_at = ${p.now}, link_hash = ${p.linkHash} where id = ${p.id}`,
}).run;

const SNAPSHOT = { bytes: bytea, hash: bytea, madeAt: timestamptz };

export const insertSnapshot = sqlStatement({
  takes: {
    offerId: int8,
    kind: text.as<'sent' | 'signed'>(),
    bytes: bytea,
    hash: bytea,
    now: timestamptz,
  },
  sql: (p) => sql`insert into offer_snapshots (offer_id, kind, bytes, hash, made_at)
    values (${p.offerId}, ${p.kind}, ${p.bytes}, ${p.hash}, ${p.now})`,
}).run;

export const findSnapshot = sqlStatement({
  takes: { offerId: int8, kind: text.as<'sent' | 'signed'>() },
  gives: SNAPSHOT,
  sql: (p) => sql`select bytes, hash, made_at as "madeAt" from offer_snapshots
    where offer_id = ${p.offerId} and kind = ${p.kind}`,
}).get;
