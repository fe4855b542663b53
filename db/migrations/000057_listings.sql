-- What vendors do with their products: their own SKUs, drafts that wait for approval, prices from a date on.

-- `sku` stays unique over all vendors: scenes, carts and rooms name a variant by it. What its vendor calls it is
-- `vendor_sku`, unique per vendor (docs/decisions/0029-skus-of-vendors.md).
alter table variants add column vendor_id bigint references vendors;
alter table variants add column vendor_sku text;

create function fill_variant_owner() returns trigger language plpgsql as $$
begin
  if new.vendor_id is null then
    select vendor_id into new.vendor_id from products where id = new.product_id;
  end if;
  new.sku := coalesce(new.sku, 'WV-' || new.id);
  new.vendor_sku := coalesce(new.vendor_sku, new.sku);
  return new;
end $$;
create trigger variants_owner before insert on variants
  for each row execute function fill_variant_owner();

create or replace function begin_catalog_bulk_load() returns void language plpgsql as $$
begin
  alter table products disable trigger user;
  alter table variants disable trigger user;
  alter table variants enable trigger variants_owner;
  alter table stock_lots disable trigger user;
end $$;

select begin_catalog_bulk_load();
update variants v set vendor_id = p.vendor_id, vendor_sku = v.sku
from products p where p.id = v.product_id;
select end_catalog_bulk_load();

alter table variants alter column vendor_id set not null;
alter table variants alter column vendor_sku set not null;
create unique index variants_vendor_sku on variants (vendor_id, vendor_sku text_pattern_ops);

-- Goes up with each change that a vendor or staff make: a draft names the version that it came from.
alter table products add column version int not null default 1;
-- Of the National Motor Freight Classification; null: it goes by parcel.
alter table products add column freight_class text check (freight_class in ('50', '55', '60', '65', '70', '77.5',
  '85', '92.5', '100', '110', '125', '150', '175', '200', '250', '300', '400', '500'));
create index products_vendor_name on products (vendor_id, lower(name) collate "C", id);
create index products_vendor_updated on products (vendor_id, updated_at, id);
create index products_vendor_category on products (vendor_id, category_id);
create index products_vendor_brand on products (vendor_id, brand_id);

-- A product as its vendor wants it. What is live stays until staff approve; then the draft goes.
create table listing_drafts (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors on delete cascade,
  -- Null for a product that was never live.
  product_id bigint unique references products on delete cascade,
  -- The listing (packages/domain/src/listings/listing.ts), with prices only of variants that are new.
  content jsonb not null,
  -- What was live when it was begun; null for a new product.
  base jsonb,
  base_version int,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'changes_asked', 'declined')),
  -- What staff wrote about the last submission.
  reason text not null default '',
  version int not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  submitted_at timestamptz,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  check ((product_id is null) = (base is null) and (base is null) = (base_version is null)),
  check (state = 'draft' or submitted_at is not null)
);
create index listing_drafts_vendor on listing_drafts (vendor_id, updated_at desc, id desc);
create index listing_drafts_waiting on listing_drafts (submitted_at, id) where state = 'submitted';

-- Wholesale prices from a date on. At most one is open per variant; a new one takes its place.
create table price_changes (
  id bigint generated always as identity primary key,
  variant_id bigint not null references variants on delete cascade,
  vendor_id bigint not null references vendors on delete cascade,
  -- When it was asked for, and at its date.
  from_cents bigint not null,
  to_cents bigint not null check (to_cents > 0),
  starts_at timestamptz not null,
  state text not null check (state in ('waiting', 'needs_approval', 'applied', 'declined', 'withdrawn')),
  reason text not null default '',
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  applied_at timestamptz
);
create unique index price_changes_open on price_changes (variant_id) where state in ('waiting', 'needs_approval');
create index price_changes_due on price_changes (starts_at, id) where state = 'waiting';
create index price_changes_to_decide on price_changes (created_at, id) where state = 'needs_approval';
create index price_changes_variant on price_changes (variant_id, id desc);

-- The specification of a category's products: which fields there are, and what may stand in them. A child has its
-- category's fields and its own.
create table category_attributes (
  id int generated always as identity primary key,
  category_id int not null references categories on delete cascade,
  key text not null check (key ~ '^[a-z0-9_]{1,40}$'),
  label text not null,
  type text not null check (type in ('text', 'number', 'choice', 'yes_no')),
  unit text not null default '',
  options jsonb not null default '[]' check (jsonb_typeof(options) = 'array'),
  required boolean not null default false,
  position int not null default 0,
  unique (category_id, key)
);

-- Defines the fields of every child category that has none, by what its products say now: a label with few values is a
-- choice, and one that nearly every product has is required.
create function define_category_attributes() returns void language sql as $$
  insert into category_attributes (category_id, key, label, type, options, required, position)
  select category_id, key, label, case when choices between 2 and 12 then 'choice' else 'text' end,
    case when choices between 2 and 12 then options else '[]' end, used >= 0.95 * products,
    row_number() over (partition by category_id order by place, label)
  from (
    select category_id, left(trim(both '_' from regexp_replace(lower(label), '[^a-z0-9]+', '_', 'g')), 40) as key,
      min(label) as label, count(distinct value) as choices, jsonb_agg(distinct value order by value) as options,
      count(distinct id) as used, min(place) as place, max(products) as products
    from (
      select p.id, p.category_id, p.products, fact.value ->> 0 as label, fact.value ->> 1 as value, fact.place
      from (
        select id, category_id, specification, count(*) over (partition by category_id) as products
        from (
          select id, category_id, specification,
            row_number() over (partition by category_id order by id) as sampled
          from products where status = 'active'
        ) ranked where sampled <= 200
      ) p cross join lateral jsonb_array_elements(p.specification) with ordinality as fact (value, place)
    ) used
    group by category_id, 2
  ) labels
  where key <> '' and not exists (
    select from category_attributes a where a.category_id = labels.category_id
  )
$$;
select define_category_attributes();
