// Projects as lists show them. Some pictures are for certain viewers only: every query is bound to the viewer.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { COLUMNS, type Own, type ProjectRow, TABLES } from './projects.ts';

/** Its newest finished still. */
export interface CardStill {
  readonly id: number;
  readonly name: string;
  readonly picture: number;
}

/** The own template that it started from. */
export interface CardTemplate {
  readonly id: number;
  readonly plan_hash: string;
  readonly still_id: number | null;
}

export interface CardRow extends ProjectRow {
  readonly rooms: number | null;
  readonly products: number | null;
  readonly picked_products: number;
  readonly checklist_open: number;
  readonly template_picture: string | null;
  readonly plan_hash: string | null;
  readonly still: CardStill | null;
  readonly own_template: CardTemplate | null;
}

/** Visible to the owner only. */
const STILL = `(select json_build_object('id', x.id, 'name', x.name, 'picture', x.picture)
  from stills x where x.project_id = p.id and x.done_at is not null order by x.id desc limit 1)`;

/** As ownTemplateIdOf reads it. */
const OWN_TEMPLATE_ID = `case when p.floor_template ~ '^own-[1-9][0-9]{0,14}$'
  then substr(p.floor_template, 5)::bigint end`;

/** `seen`: whether the own template `o` may be seen. */
const ownTemplate = (seen: string) => `(
  select json_build_object('id', o.id, 'plan_hash', o.plan_hash,
    'still_id', (select max(x.id) from stills x where x.template_id = o.id and x.done_at is not null))
  from own_templates o where o.id = ${OWN_TEMPLATE_ID} and (${seen}))`;

/** Own ones always; the pro's while the showroom is open. */
const SEEN_BY_OWNER = `o.user_id = p.user_id or o.user_id = s.user_id and s.status = 'open'
  and exists (select from users pro where pro.id = s.user_id and pro.status in ('Active', 'Approve'))`;
const SEEN_BY_PRO = 'o.user_id = s.user_id';

const cards = ({ still, seen }: { readonly still: string; readonly seen: string }) => `
  select ${COLUMNS}, sc.rooms, cardinality(sc.skus) as products,
    (select count(*)::int from project_lines l where l.project_id = p.id and not l.from_scene)
      as picked_products,
    (select count(*)::int from checklist_items c where c.project_id = p.id and not c.done)
      as checklist_open, t.picture_key as template_picture, f.plan_hash, ${still} as still,
    ${ownTemplate(seen)} as own_template
  from ${TABLES}
  left join templates t on t.id = p.floor_template
  left join floor_plans f on f.id = p.floorplan
  left join scenes sc on sc.project_id = p.id and sc.revision = p.scene_revision`;

const OWN_CARDS = cards({ still: STILL, seen: SEEN_BY_OWNER });
const CARDS_OF_PRO = cards({ still: 'null::json', seen: SEEN_BY_PRO });

/** Nobody scrolls further; a list must not grow without bounds. */
const MAX_LISTED = 500;

export async function listCards(
  db: Queryable,
  of: { readonly userId: number; readonly deleted: boolean },
): Promise<CardRow[]> {
  const { rows } = await queryPrepared(
    db,
    `${OWN_CARDS} where p.user_id = $1 and (p.deleted_at is not null) = $2
     order by p.updated_at desc, p.id desc limit ${MAX_LISTED}`,
    [of.userId, of.deleted],
  );
  return rows;
}

/** Null if the user has no such project, or has deleted it. */
export async function getCard(db: Queryable, of: Own): Promise<CardRow | null> {
  const { rows } = await queryPrepared(
    db,
    `${OWN_CARDS} where p.id = $1 and p.user_id = $2 and p.deleted_at is null`,
    [of.id, of.userId],
  );
  return rows[0] ?? null;
}

export async function listCardsOfPro(db: Queryable, proId: number): Promise<CardRow[]> {
  const { rows } = await queryPrepared(
    db,
    `${CARDS_OF_PRO}
     where s.user_id = $1 and p.shared_to_pro_at is not null and p.deleted_at is null
     order by p.shared_to_pro_at desc, p.id desc limit ${MAX_LISTED}`,
    [proId],
  );
  return rows;
}
