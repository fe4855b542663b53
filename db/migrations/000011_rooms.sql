-- Scenes of projects, checklists, sharing; floor plans and templates to start from.

alter table projects
  add column notes text not null default '',
  -- The revision in `scenes` that is the newest; 0 before the first.
  add column scene_revision int not null default 0 check (scene_revision >= 0),
  -- Whoever holds it can read the project; null: nobody.
  add column link_token text unique check (length(link_token) >= 24),
  add column shared_to_pro_at timestamptz,
  -- Put aside by its owner; a job removes it 30 days later.
  add column deleted_at timestamptz;
create index projects_put_aside on projects (deleted_at) where deleted_at is not null;
create index projects_shared_to_pro on projects (showroom_id) where shared_to_pro_at is not null;

-- Written by the room, to be taken out again when the room no longer needs it; typed lines stay.
alter table project_lines add column from_scene boolean not null default false;

-- Every kept revision. A scene of 20,000 nodes is 6.5 MB of text: 0.3 MB as zstd, 3 ms to write and
-- 25 ms to unpack, beside the server's thread. As jsonb it took 0.5 MB, 590 ms to write, 320 ms to read.
create table scenes (
  project_id bigint not null references projects on delete cascade,
  revision int not null check (revision >= 1),
  -- Named versions are kept for ever.
  label text,
  saved_at timestamptz not null,
  -- Canonical text (packages/scene document/write-scene.ts) without products, packed by zstd.
  document bytea not null,
  -- SHA-256 of the text: a save that is sent twice is one.
  content_hash bytea not null,
  rooms int not null,
  -- Of the products that it names, each once.
  skus text[] not null,
  primary key (project_id, revision)
);
-- It is packed already.
alter table scenes
  alter column document set storage external,
  alter column document set statistics 0,
  alter column skus set statistics 0;

create table checklist_items (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  title text not null,
  done boolean not null default false,
  product_hash text,
  -- What of the room it stands for; null for lines that were typed.
  scene_key text,
  position int not null,
  created_at timestamptz not null default now()
);
create index checklist_items_project on checklist_items (project_id, position);
create unique index checklist_items_scene on checklist_items (project_id, scene_key) where scene_key is not null;

create table floor_plans (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  name text not null,
  room text not null,
  area_sqft_e2 int not null,
  size text not null,
  rooms int not null,
  plan_svg text not null,
  -- Of plan_svg, twelve hexadecimal digits: its address carries it.
  plan_hash text not null,
  scene jsonb not null,
  position int not null
);

create table templates (
  id text primary key check (id ~ '^[a-z0-9][a-z0-9-]{0,79}$'),
  plan_id text not null references floor_plans on delete cascade,
  name text not null,
  room text not null,
  style text not null,
  colors text[] not null,
  brands int not null,
  -- 'rooms/ID-HASH' for the media route.
  picture_key text not null,
  scene jsonb not null
);
create index templates_plan on templates (plan_id);
create index templates_name on templates (name, id);

-- What a template orders, as counted when it was designed.
create table template_products (
  template_id text not null references templates on delete cascade,
  sku text not null,
  units int not null check (units >= 1),
  primary key (template_id, sku)
);

create table style_surveys (
  user_id bigint primary key references users on delete cascade,
  liked text[] not null,
  styles text[] not null,
  taken_at timestamptz not null
);

-- Kinds of the products that are shown by models, some hundreds among all.
create index products_kind on products ((picture ->> 'kind')) where picture ->> 'type' = 'model';

alter table floor_plans alter column scene set statistics 0, alter column plan_svg set statistics 0;
alter table templates alter column scene set statistics 0;
