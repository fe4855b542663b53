// Projects as lists show them. Some pictures are for certain viewers only: every query is bound to the viewer.

import { type RawBuilder, sql } from 'kysely';
import {
  bool,
  int4,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { isOwn, PROJECT, PROJECT_SQL, PROJECT_TABLES } from './projects.ts';

/** Its newest finished still. */
export interface CardStill {
  readonly id: number;
  readonly name: string;
  readonly picture: number;
}

/** The own template that it started from. */
export interface CardTemplate {
  readonly id: number;
  readonly planHash: string;
  readonly stillId: number | null;
}

const CARD = {
  ...PROJECT,
  rooms: int4.orNull,
  products: int4.orNull,
  pickedProducts: int4,
  checklistOpen: int4,
  templatePicture: text.orNull,
  planHash: text.orNull,
  still: json<CardStill>().orNull,
  ownTemplate: json<CardTemplate>().orNull,
};

export type CardRow = RowOfColumns<typeof CARD>;

/** Visible to the owner only. */
const STILL = sql`(select json_build_object('id', x.id, 'name', x.name, 'picture', x.picture)
  from stills x where x.project_id = p.id and x.done_at is not null order by x.id desc limit 1)`;

/** As ownTemplateIdOf reads it. */
const OWN_TEMPLATE_ID = sql`case when p.floor_template ~ '^own-[1-9][0-9]{0,14}$'
  then substr(p.floor_template, 5)::bigint end`;

/** `seen`: whether the own template `o` may be seen. */
const ownTemplate = (seen: RawBuilder<unknown>) => sql`(
  select json_build_object('id', o.id, 'planHash', o.plan_hash,
    'stillId', (select max(x.id) from stills x where x.template_id = o.id and x.done_at is not null))
  from own_templates o where o.id = ${OWN_TEMPLATE_ID} and (${seen}))`;

/** Own ones always; the pro's while the showroom is open. */
const SEEN_BY_OWNER = sql`o.user_id = p.user_id or o.user_id = s.user_id and s.status = 'open'
  and exists (select from users pro where pro.id = s.user_id and pro.status in ('Active', 'Approve'))`;
const SEEN_BY_PRO = sql`o.user_id = reader.user_id`;

interface Shown {
  readonly still: RawBuilder<unknown>;
  readonly seen: RawBuilder<unknown>;
  readonly since?: RawBuilder<unknown>;
  readonly readers?: RawBuilder<unknown>;
}

const cards = ({ still, seen, since = sql``, readers = sql`` }: Shown) => sql`
  select ${PROJECT_SQL}, sc.rooms, cardinality(sc.skus) as products,
    (select count(*)::int from project_lines l where l.project_id = p.id and not l.from_scene)
      as "pickedProducts",
    (select count(*)::int from checklist_items c where c.project_id = p.id and not c.done)
      as "checklistOpen", t.picture_key as "templatePicture", f.plan_hash as "planHash",
    ${still} as still, ${ownTemplate(seen)} as "ownTemplate"${since}
  from ${PROJECT_TABLES} ${readers}
  left join templates t on t.id = p.floor_template
  left join floor_plans f on f.id = p.floorplan
  left join scenes sc on sc.project_id = p.id and sc.revision = p.scene_revision`;

const OWN_CARDS = cards({ still: STILL, seen: SEEN_BY_OWNER });
const CARDS_OF_PRO = cards({
  ...{ still: sql`null::json`, seen: SEEN_BY_PRO, since: sql`, reader.since` },
  readers: sql`join project_pros reader on reader.project_id = p.id`,
});

/** Nobody scrolls further; a list must not grow without bounds. */
const MAX_LISTED = sql`500`;

export const listCards = sqlStatement({
  takes: { userId: ID.user, deleted: bool },
  gives: CARD,
  sql: (p) => sql`${OWN_CARDS}
    where p.user_id = ${p.userId} and (p.deleted_at is not null) = ${p.deleted}
    order by p.updated_at desc, p.id desc limit ${MAX_LISTED}`,
}).list;

/** Null if the user has no such project, or has deleted it. */
export const getCard = sqlStatement({
  takes: { id: ID.project, userId: ID.user },
  gives: CARD,
  sql: (p) => sql`${OWN_CARDS} where ${isOwn(p)}`,
}).get;

export const listCardsOfPro = sqlStatement({
  takes: { proId: ID.pro },
  gives: { ...CARD, since: timestamptz.notNull },
  sql: (p) => sql`${CARDS_OF_PRO}
    where reader.user_id = ${p.proId}
    order by reader.since desc, p.id desc limit ${MAX_LISTED}`,
}).list;
