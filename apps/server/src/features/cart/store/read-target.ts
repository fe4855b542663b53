import type { ProUserId, VariantId } from '@wevisu/domain/ids.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { ItemToPut } from '../merge-items.ts';
import type { CartOwner } from '../owner.ts';
import { shopSql } from './contents-sql.ts';
import { OWNER_KINDS, ownerKey, userIdOf } from './owner-sql.ts';
import { countOtherLines } from './put-lines.ts';

interface TargetVariant {
  readonly variantId: VariantId;
  readonly productName: string;
  readonly minimumUnit: number;
  readonly listed: boolean;
  readonly offered: boolean;
  readonly isSample: boolean;
}

const target = byName(OWNER_KINDS, (kind) =>
  sqlStatement({
    takes: {
      proId: ID.pro,
      owner: text.orNull,
      now: timestamptz,
      variantIds: arrayOf(ID.variant),
      projectIds: arrayOf(ID.project.orNull),
      rooms: arrayOf(text.orNull),
    },
    gives: {
      open: bool,
      known: bool,
      /** Without those that the items would merge with. */
      lineCount: int8,
      /** Those of the items' projects that belong to the owner, in this showroom. */
      projects: arrayOf(ID.project),
      variants: json<readonly TargetVariant[]>(),
    },
    sql: (p) => sql`with shop as (${shopSql(kind, p)}),
      item as (
        select * from unnest(${p.variantIds}::bigint[], ${p.projectIds}::bigint[],
          ${p.rooms}::text[]) as i(variant_id, project_id, room)
      )
      select shop.open, shop.known, ${countOtherLines(kind)} as "lineCount",
        array(select own.id from projects own
              where own.id in (select project_id from item)
                and own.user_id = ${kind === 'member' ? userIdOf(p.owner) : sql`null`}
                and own.showroom_id = shop.id and own.deleted_at is null) as projects,
        coalesce((
          select json_agg(json_build_object('variantId', v.id, 'productName', p.name,
            'minimumUnit', case when v.status = 'sample' then 1 else p.minimum_unit end,
            'listed', p.status = 'active' and v.status in ('active', 'sample'),
            'offered', is_offered(shop.id, p.id, p.brand_id, p.category_id),
            'isSample', v.status = 'sample'))
          from variants v join products p on p.id = v.product_id
          where v.id in (select variant_id from item)), '[]') as variants
      from shop`,
  }),
);

export type TargetRow = RowOf<(typeof target)['member']['get']>;

/** The facts that explain why items can't be added to a cart; null if there is no such showroom. */
export function readTarget(
  db: Queryable,
  of: {
    readonly proId: ProUserId;
    readonly owner: CartOwner;
    readonly now: Date;
    readonly items: readonly ItemToPut[];
  },
): Promise<TargetRow | null> {
  return target[of.owner.kind].get(db, {
    proId: of.proId,
    owner: ownerKey(of.owner),
    now: of.now,
    variantIds: of.items.map((item) => item.variantId),
    projectIds: of.items.map((item) => item.projectId),
    rooms: of.items.map((item) => item.room),
  });
}
