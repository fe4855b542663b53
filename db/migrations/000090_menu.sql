-- The menu as staff edit it: one draft of all of it, hidden and merged entries, and addresses that entries had before.

alter table departments add column hidden boolean not null default false;

-- `code` is the first address of a category. It never changes: what programs go by (slots of rooms, views of products)
-- stays true when the address does not.
alter table categories
  add column hidden boolean not null default false,
  add column code text,
  add column merged_into int references categories;
update categories set code = slug_url;
create function set_category_code() returns trigger language plpgsql as $$
begin
  new.code := coalesce(new.code, new.slug_url);
  return new;
end $$;
create trigger categories_code before insert on categories for each row execute function set_category_code();
alter table categories alter column code set not null;
create unique index categories_code on categories (code);
create index categories_merged on categories (merged_into) where merged_into is not null;

create table menu_addresses (
  kind text not null check (kind in ('department', 'category')),
  slug text not null,
  department_id int references departments on delete cascade,
  category_id int references categories on delete cascade,
  primary key (kind, slug),
  check (case kind when 'department' then department_id is not null and category_id is null
    else category_id is not null and department_id is null end)
);
create index menu_addresses_department on menu_addresses (department_id) where department_id is not null;
create index menu_addresses_category on menu_addresses (category_id) where category_id is not null;

-- One row: the menu has one draft. Its content is packages/contract/src/menu.ts; null while nobody edits.
create table menu_drafts (
  id int primary key default 1 check (id = 1),
  version int not null default 0,
  content jsonb,
  edited_by bigint references users on delete set null,
  edited_at timestamptz
);
insert into menu_drafts default values;
