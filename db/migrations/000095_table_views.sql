-- What a person keeps of a table: filters, order and columns under a name.
create table table_views (
  id bigint generated always as identity primary key,
  owner_id bigint not null references users on delete cascade,
  -- With whom it can be shared: pros and vendors by their account, staff all together (0).
  tenant_id bigint not null,
  table_key text not null check (length(table_key) between 1 and 40),
  name text not null check (length(name) between 1 and 60),
  is_shared boolean not null default false,
  state jsonb not null check (pg_column_size(state) < 8000),
  created_at timestamptz not null
);
create unique index table_views_name on table_views (owner_id, table_key, lower(name));
create index table_views_shared on table_views (tenant_id, table_key) where is_shared;

-- The view that a table opens with, for one person.
create table table_view_defaults (
  user_id bigint not null references users on delete cascade,
  table_key text not null,
  view_id bigint not null references table_views on delete cascade,
  primary key (user_id, table_key)
);
create index table_view_defaults_view on table_view_defaults (view_id);
