// Reads a cart with everything to display and check, in one round trip.

import type { ProjectId, ProUserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import type { CartOwner } from '../owner.ts';
import { type Asked, CONTENTS, type ContentsRow, contentsSql, shopSql } from './contents-sql.ts';
import { OWNER_KINDS, type OwnerKind, ownerKey, userIdOf } from './owner-sql.ts';

export interface ContentsOf {
  readonly proId: ProUserId;
  readonly owner: CartOwner;
  readonly project: ProjectId | null;
  /** The cart's lines, all or those from the project; or the project's own lines. */
  readonly source: 'cart' | 'project';
  readonly now: Date;
}

const CART_LINE = sql`l.id, l.variant_id, l.project_id, l.qty, l.area_sqft_e2, l.seen_price_cents,
  l.room, false as from_scene`;

const TAKES = { proId: ID.pro, owner: text.orNull, now: timestamptz };

function selectContents(kind: OwnerKind, asked: Asked, projectName: RawBuilder<unknown>) {
  return sql`select ${contentsSql(kind, asked)}, shop.cart_id as "cartId",
    coalesce(shop.guest_key, shop.cart_id) as "tempId", shop.revision,
    shop.updated_at as "updatedAt", ${projectName} as "projectName" from shop`;
}

const wholeCart = byName(OWNER_KINDS, (kind) =>
  sqlStatement({
    takes: TAKES,
    gives: CONTENTS,
    sql: (p) => sql`with shop as (${shopSql(kind, p)}),
      lines as (select ${CART_LINE} from cart_lines l join shop on shop.cart_id = l.cart_id)
      ${selectContents(kind, p, sql`null::text`)}`,
  }),
);

const LINES_OF_PROJECT = {
  cart: sql`select ${CART_LINE} from cart_lines l join shop on shop.cart_id = l.cart_id
    join project on project.id = l.project_id`,
  project: sql`select l.id, l.variant_id, l.project_id, l.qty, null::int as area_sqft_e2,
      null::bigint as seen_price_cents, null::text as room, l.from_scene
    from project_lines l join project on project.id = l.project_id`,
};

const ofProject = byName(['cart', 'project'], (source) =>
  sqlStatement({
    takes: { ...TAKES, project: ID.project },
    gives: CONTENTS,
    sql: (p) => sql`with shop as (${shopSql('member', p)}),
      project as (
        select own.id, own.name from projects own join shop on shop.id = own.showroom_id
        where own.id = ${p.project} and own.user_id = ${userIdOf(p.owner)} and own.deleted_at is null
      ),
      lines as (${LINES_OF_PROJECT[source]})
      ${selectContents('member', p, sql`(select name from project)`)}`,
  }),
);

/** Null if there is no such showroom. A project that is not the owner's has no name. */
export function readContents(db: Queryable, of: ContentsOf): Promise<ContentsRow | null> {
  const { proId, owner, project, source, now } = of;
  const asked = { proId, owner: ownerKey(owner), now };
  // Only accounts have projects.
  return project === null || owner.kind !== 'member'
    ? wholeCart[owner.kind].get(db, asked)
    : ofProject[source].get(db, { ...asked, project });
}
