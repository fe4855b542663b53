-- Runs of AI 3D design, the designs that come of them, and what products they may be made of. See
-- docs/decisions/0067-design-runs-are-rows.md.
create table ai_design_runs (
  -- Made by the browser, so that a reply that is lost makes no second run; names the hold of its credits too.
  id uuid primary key,
  -- The order in which runs were asked for.
  serial bigint generated always as identity unique,
  ai_account_id bigint not null references ai_accounts,
  showroom_id bigint not null references showrooms,
  text text not null,
  corrections jsonb not null default '[]',
  start_kind text not null check (start_kind in ('words', 'plan', 'scene', 'design')),
  -- The scene that it starts from, without facts of products, packed by zstd; null once it is not needed, or if it
  -- starts from words.
  start_document bytea,
  start_skus text[] not null default '{}',
  -- The room to design, and what stays in it; the room of the designs once it is done.
  room_id text,
  keep text[] not null default '{}',
  within_days int,
  variation int not null,
  credits int not null,
  status text not null default 'waiting' check (status in ('waiting', 'designing', 'done', 'declined', 'failed')),
  step text check (step in ('arranging', 'choosing', 'checking')),
  -- Thousandths of all.
  done_e3 int not null default 0 check (done_e3 between 0 and 1000),
  -- Times that it was begun and was not given back in good order.
  tries int not null default 0,
  -- The server that makes it, until when it has said that it does.
  worker uuid,
  leased_until timestamptz,
  begun_at timestamptz,
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Why its credits went back.
  reason text check (reason in ('failed', 'declined', 'canceled', 'timeout')),
  declined jsonb,
  -- Its owner has removed it: nobody sees it, and its content is gone.
  removed_at timestamptz,
  check ((worker is null) = (leased_until is null)),
  check ((status = 'designing') = (worker is not null)),
  check ((status in ('done', 'declined', 'failed')) = (ended_at is not null)),
  check ((status = 'declined') = (declined is not null) or removed_at is not null),
  check ((status in ('declined', 'failed')) = (reason is not null))
);
alter table ai_design_runs
  alter column start_document set storage external,
  alter column start_document set statistics 0,
  alter column corrections set statistics 0,
  alter column declined set statistics 0;
create index ai_design_runs_history on ai_design_runs (ai_account_id, serial desc) where removed_at is null;
-- When an account's turn was last.
create index ai_design_runs_turns on ai_design_runs (ai_account_id, begun_at desc);
create index ai_design_runs_undone on ai_design_runs (serial) where status in ('waiting', 'designing');
-- One of an account at a time, over all servers.
create unique index ai_design_runs_at_work on ai_design_runs (ai_account_id) where worker is not null;

create table ai_designs (
  id bigint generated always as identity primary key,
  run_id uuid not null references ai_design_runs on delete cascade,
  at int not null check (at between 1 and 3),
  summary jsonb not null,
  -- The scene without facts of products, packed by zstd, and what is in it.
  document bytea not null,
  skus text[] not null,
  content_hash bytea not null,
  rooms int not null,
  kept boolean not null default false,
  -- Whoever has it may see the design; null while it is not shared.
  share_code text unique,
  -- Shown to everybody on the page of AI 3D design, in this order; null for those of people.
  example int unique,
  unique (run_id, at),
  check (example is null or share_code is not null)
);
alter table ai_designs
  alter column document set storage external,
  alter column document set statistics 0,
  alter column summary set statistics 0;

-- Projects made of designs: one for each time that it was asked for.
create table ai_design_projects (
  -- Made by the browser.
  request uuid primary key,
  design_id bigint not null references ai_designs on delete cascade,
  project_id bigint not null references projects on delete cascade,
  user_id bigint not null references users on delete cascade,
  made_at timestamptz not null
);
create index ai_design_projects_design on ai_design_projects (design_id, made_at desc);
create index ai_design_projects_project on ai_design_projects (project_id);
create index ai_design_projects_user on ai_design_projects (user_id);

-- A still may belong to a design.
alter table stills
  add column ai_design_id bigint references ai_designs on delete set null,
  drop constraint stills_of_one,
  add constraint stills_of_one check (num_nonnulls(project_id, template_id, ai_design_id) <= 1);
create index stills_ai_design on stills (ai_design_id) where ai_design_id is not null;

-- In which order the variants of a category are taken for choosing: the first so many are of many colors, shapes,
-- styles and prices. Derived by a job; what is new has no place until it runs.
create table design_places (
  category_id int not null references categories on delete cascade,
  place int not null,
  variant_id bigint not null references variants on delete cascade,
  primary key (category_id, place)
);
create index design_places_variant on design_places (variant_id);
create table design_places_built (
  category_id int primary key references categories on delete cascade,
  built_at timestamptz not null
);
