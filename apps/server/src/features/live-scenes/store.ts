import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  bool,
  bytea,
  int4,
  int8,
  text,
  timestamptz,
} from '../../platform/database/columns.ts';
import { ID } from '../../platform/database/id-columns.ts';
import { sqlStatement } from '../../platform/database/statement.ts';

const SCENE = {
  userId: ID.user.notNull,
  showroomId: ID.showroom,
  name: text,
  sceneRevision: int4,
  revision: int4.orNull,
  document: bytea.orNull,
};

/** A project with one revision of its scene, the newest for null; without a document if there is none. */
export const findProjectScene = sqlStatement({
  takes: { id: ID.project, revision: int4.orNull },
  gives: SCENE,
  sql: (p) => sql`select p.user_id as "userId", p.showroom_id as "showroomId", p.name,
      p.scene_revision as "sceneRevision", s.revision, s.document
    from projects p
    left join scenes s on s.project_id = p.id and s.revision = coalesce(${p.revision}, p.scene_revision)
    where p.id = ${p.id} and p.deleted_at is null and p.user_id is not null`,
}).get;

/**
 * Who of these sessions may edit a project now: its owner, and the pros who may read it if the owner lets them edit.
 * Staff who act in somebody's name may not.
 */
export const listRights = sqlStatement({
  takes: { id: ID.project, sessions: arrayOf(text) },
  gives: { session: text, userId: ID.user, name: text, isOwner: bool },
  sql: (p) => sql`select encode(s.token_hash, 'hex') as session, u.id as "userId",
      trim(u.first_name || ' ' || u.last_name) as name, u.id = owner.id as "isOwner"
    from sessions s
    join users u on u.id = s.user_id and u.status in ('Active', 'Approve')
    join projects p on p.id = ${p.id} and p.deleted_at is null
    join users owner on owner.id = p.user_id and owner.status in ('Active', 'Approve')
    where s.token_hash in (select decode(hex, 'hex') from unnest(${p.sessions}::text[]) as t(hex))
      and s.expires_at > now() and s.acting_visit_id is null
      and (u.id = owner.id or (u.type = 'Contractor' and p.pros_edit and exists (
        select from project_pros reader where reader.project_id = p.id and reader.user_id = u.id)))`,
}).list;

/** Which of these links and sessions may look on at a project now: its link, and pros who may read it. */
export const listLookers = sqlStatement({
  takes: { id: ID.project, links: arrayOf(text), sessions: arrayOf(text) },
  gives: { key: text, userId: ID.user.orNull, name: text.orNull },
  sql: (p) => sql`select p.link_token as key, null::bigint as "userId", null::text as name
    from projects p
    where p.id = ${p.id} and p.deleted_at is null and p.link_token = any(${p.links}::text[])
    union all
    select encode(s.token_hash, 'hex'), u.id, trim(u.first_name || ' ' || u.last_name)
    from sessions s
    join users u on u.id = s.user_id and u.status in ('Active', 'Approve') and u.type = 'Contractor'
    join projects p on p.id = ${p.id} and p.deleted_at is null
    join project_pros reader on reader.project_id = p.id and reader.user_id = u.id
    where s.token_hash in (select decode(hex, 'hex') from unnest(${p.sessions}::text[]) as t(hex))
      and s.expires_at > now() and s.acting_visit_id is null`,
}).list;

export const findProjectOfLink = sqlStatement({
  takes: { link: text },
  gives: { id: ID.project },
  sql: (p) => sql`select id from projects where link_token = ${p.link} and deleted_at is null`,
}).get;

const ROOM = { epoch: text, seq: int8, state: bytea, stateSeq: int8, baseRevision: int4 };
const ROOM_SQL: RawBuilder<unknown> = sql`epoch, seq, state, state_seq as "stateSeq",
  base_revision as "baseRevision"`;

export const getRoom = sqlStatement({
  takes: { id: ID.project },
  gives: ROOM,
  sql: (p) => sql`select ${ROOM_SQL} from live_rooms where project_id = ${p.id}`,
}).get;

/** False if another process was faster: its room is the one to take. */
export const insertRoom = sqlStatement({
  takes: { id: ID.project, epoch: text, state: bytea, baseRevision: int4, now: timestamptz },
  sql: (p) => sql`insert into live_rooms (project_id, epoch, state, base_revision, opened_at)
    values (${p.id}, ${p.epoch}, ${p.state}, ${p.baseRevision}, ${p.now})
    on conflict (project_id) do nothing`,
}).runAny;

export const LIVE_SCENE_CHANNEL = 'live_scenes';

/**
 * Gives an update its place in the order and tells the other processes; null if the room is gone. Those who write wait
 * for each other at the room's row, so a higher number is never seen before a lower one.
 */
export const appendUpdate = sqlStatement({
  takes: { id: ID.project, epoch: text, update: bytea, channel: text, origin: text },
  gives: { seq: int8 },
  sql: (p) => sql`with moved as (
      update live_rooms set seq = seq + 1 where project_id = ${p.id} and epoch = ${p.epoch}
      returning project_id, seq
    ), put as (
      insert into live_updates (project_id, seq, update)
      select project_id, seq, ${p.update} from moved
    )
    select seq from moved, lateral (select pg_notify(${p.channel}, json_build_object(
      'project', project_id, 'origin', ${p.origin}::text, 'seq', seq)::text)) as told`,
}).value;

export const listUpdatesAfter = sqlStatement({
  takes: { id: ID.project, epoch: text, after: int8 },
  gives: { seq: int8, update: bytea },
  sql: (p) => sql`select u.seq, u.update from live_updates u
    join live_rooms r on r.project_id = u.project_id and r.epoch = ${p.epoch}
    where u.project_id = ${p.id} and u.seq > ${p.after} order by u.seq`,
}).list;

/** The document as it is after `seq`, from which a revision was saved. Updates up to there are no longer needed. */
export const keepState = sqlStatement({
  takes: { id: ID.project, epoch: text, state: bytea, seq: int8, baseRevision: int4 },
  sql: (p) => sql`with kept as (
      update live_rooms set state = ${p.state}, state_seq = ${p.seq}, base_revision = ${p.baseRevision}
      where project_id = ${p.id} and epoch = ${p.epoch} and state_seq <= ${p.seq}
      returning project_id
    )
    delete from live_updates u using kept where u.project_id = kept.project_id and u.seq <= ${p.seq}`,
}).run;

/** Unless somebody has written to it since. */
export const dropRoom = sqlStatement({
  takes: { id: ID.project, epoch: text, seq: int8 },
  sql: (p) => sql`delete from live_rooms
    where project_id = ${p.id} and epoch = ${p.epoch} and seq = ${p.seq}`,
}).run;

/** To the other processes; what only matters now. */
export const tellProcesses = sqlStatement({
  takes: { channel: text, notice: text },
  gives: { told: int8 },
  sql: (p) => sql`select count(pg_notify(${p.channel}, ${p.notice})) as told`,
}).require;
