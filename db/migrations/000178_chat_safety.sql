-- What people report, and whom they do not want to talk with. See docs/decisions/0078-reports-and-blocks.md.
create table chat_reports (
  id bigint generated always as identity primary key,
  message_id bigint not null references chat_messages on delete cascade,
  -- Null once the account is gone.
  reporter_id bigint references users on delete set null,
  reason text not null,
  note text not null,
  -- As it stood when it was reported.
  said text not null,
  created_at timestamptz not null,
  decision text check (decision in ('removed', 'kept')),
  -- What the reporter was told.
  answer text not null default '',
  decided_by bigint references users on delete set null,
  decided_at timestamptz,
  unique (message_id, reporter_id),
  check ((decision is null) = (decided_at is null))
);
create index chat_reports_open on chat_reports (created_at) where decision is null;
create index chat_reports_reporter on chat_reports (reporter_id) where reporter_id is not null;
create index chat_reports_decided_by on chat_reports (decided_by) where decided_by is not null;

alter table chat_messages add column is_removed_by_staff boolean not null default false;

create table chat_blocks (
  user_id bigint not null references users on delete cascade,
  blocked_id bigint not null references users on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, blocked_id),
  check (user_id <> blocked_id)
);
create index chat_blocks_blocked on chat_blocks (blocked_id);

-- Who would sit in which room if nobody had blocked anybody.
create view chat_places as
  select r.id as room_id, u.id as user_id, 'owner' as role
  from chat_rooms r join projects p on p.id = r.project_id and p.deleted_at is null
    join users u on u.id = p.user_id and u.status in ('Active', 'Approve')
  union all
  select r.id, u.id, 'pro'
  from chat_rooms r
    join project_pros reader on reader.project_id = r.project_id
    join projects p on p.id = r.project_id
    join users u on u.id = reader.user_id and u.status in ('Active', 'Approve') and u.id <> p.user_id
  union all
  select r.id, u.id, 'member'
  from chat_rooms r join users u on u.id = r.user_id and u.status in ('Active', 'Approve')
  union all
  select r.id, u.id, 'staff'
  from chat_rooms r left join projects p on p.id = r.project_id
    join users u on u.type = 'Admin' and u.status in ('Active', 'Approve')
  where (r.user_id is not null or (r.staff_asked_at is not null and p.deleted_at is null))
    and r.user_id is distinct from u.id;

-- The room is the homeowner's: of a homeowner and a pro of whom one has blocked the other, the pro has no seat.
create or replace view chat_seats as
  select s.room_id, s.user_id, s.role from chat_places s
  where s.role <> 'pro' or not exists (
    select from chat_rooms r join projects p on p.id = r.project_id
      join chat_blocks b on (b.user_id = p.user_id and b.blocked_id = s.user_id)
        or (b.user_id = s.user_id and b.blocked_id = p.user_id)
    where r.id = s.room_id);
