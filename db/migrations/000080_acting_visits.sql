-- Staff who act in somebody's name: each visit with its reason, and the session that it opens. It ends with the session
-- that staff opened it from.
create table acting_visits (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  staff_id bigint not null references users on delete cascade,
  reason text not null,
  started_at timestamptz not null,
  expires_at timestamptz not null,
  -- Null if it ran out, or ended with the session of staff.
  stopped_at timestamptz
);
create index acting_visits_user on acting_visits (user_id, started_at desc, id desc);
create index acting_visits_open on acting_visits (staff_id, expires_at) where stopped_at is null;

alter table sessions add column acting_visit_id bigint references acting_visits on delete cascade;
alter table sessions add column opened_by_session bigint references sessions (id) on delete cascade;
create index sessions_acting_visit on sessions (acting_visit_id) where acting_visit_id is not null;
create index sessions_opened_by on sessions (opened_by_session) where opened_by_session is not null;
