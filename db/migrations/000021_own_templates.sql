-- Rooms that somebody keeps to start further rooms from. A homeowner's are private, a pro's belong to the showroom.
create table own_templates (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  name text not null,
  room text not null,
  style text not null,
  -- As counted when it was kept, like those of `templates`.
  colors text[] not null,
  brands int not null,
  -- As in `scenes`: canonical text without products, packed by zstd, and the products that it names.
  document bytea not null,
  skus text[] not null,
  plan_svg text not null,
  -- Of plan_svg, twelve hexadecimal digits: its address carries it.
  plan_hash text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index own_templates_user on own_templates (user_id, id desc);
alter table own_templates
  alter column document set storage external,
  alter column document set statistics 0,
  alter column skus set statistics 0,
  alter column plan_svg set statistics 0;

-- What it orders, as counted when it was kept.
create table own_template_products (
  template_id bigint not null references own_templates on delete cascade,
  sku text not null,
  units int not null check (units >= 1),
  primary key (template_id, sku)
);

-- What a project began with is named by one text: ours by their ids, own ones by own-ID.
alter table templates add constraint templates_id_not_own check (id !~ '^own-[0-9]+$');
