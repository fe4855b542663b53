-- Homeowners hire pros for projects. See docs/decisions/0076-hires.md.
create table hires (
  id bigint generated always as identity primary key,
  -- Null once the project is gone; the hire is still on record.
  project_id bigint references projects on delete set null,
  project_name text not null,
  -- The homeowner.
  user_id bigint not null references users on delete cascade,
  pro_id bigint not null references users on delete cascade,
  state text not null check (state in ('requested', 'offered', 'countered', 'active', 'delivered',
    'finished', 'completed', 'declined', 'canceled', 'disputed')),
  -- Goes up with each act.
  version int not null default 1,
  -- That stand now: scope, price and milestones, amounts in cents.
  terms jsonb check (jsonb_typeof(terms) = 'object'),
  -- So many milestones are accepted, the first ones.
  accepted int not null default 0 check (accepted >= 0),
  -- The project was not shared with its showroom's pro before: it no longer is when the hire ends.
  opened_share boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- When terms were accepted.
  started_at timestamptz,
  completed_at timestamptz,
  check (terms is not null or state in ('requested', 'declined', 'canceled')),
  check ((completed_at is not null) = (state = 'completed')),
  check (started_at is not null or state not in ('active', 'delivered', 'finished', 'completed', 'disputed')),
  check (user_id <> pro_id)
);
create unique index hires_open on hires (project_id, pro_id)
  where state not in ('completed', 'declined', 'canceled');
create index hires_project on hires (project_id);
create index hires_user on hires (user_id, changed_at desc);
create index hires_pro on hires (pro_id, changed_at desc);

create table hire_events (
  id bigint generated always as identity primary key,
  hire_id bigint not null references hires on delete cascade,
  act text not null,
  role text not null check (role in ('homeowner', 'pro', 'staff')),
  author_id bigint references users on delete set null,
  note text not null,
  -- Of an offer or a counteroffer.
  terms jsonb check (jsonb_typeof(terms) = 'object'),
  created_at timestamptz not null
);
create index hire_events_hire on hire_events (hire_id, id);
create index hire_events_author on hire_events (author_id) where author_id is not null;
create index hire_events_disputes on hire_events (hire_id) where act = 'dispute';

create table hire_reviews (
  hire_id bigint not null references hires on delete cascade,
  -- Of whom writes.
  role text not null check (role in ('homeowner', 'pro')),
  stars int not null check (stars between 1 and 5),
  text text not null,
  created_at timestamptz not null,
  primary key (hire_id, role)
);

-- The pros who may read a project, and since when: the showroom's pro once it is shared, and whoever works on it.
create view project_pros as
  select p.id as project_id, s.user_id, p.shared_to_pro_at as since
  from projects p join showrooms s on s.id = p.showroom_id
  where p.shared_to_pro_at is not null and p.deleted_at is null
  union all
  select p.id, h.pro_id, h.started_at
  from hires h join projects p on p.id = h.project_id and p.deleted_at is null
    join showrooms s on s.id = p.showroom_id
  where h.state in ('active', 'delivered', 'finished', 'disputed') and s.user_id <> h.pro_id;

create or replace view chat_seats as
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
