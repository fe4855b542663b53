-- Staff edit and merge brands. What a brand was called before still leads to it.

-- Two brands may not differ in case, accents, spaces or punctuation alone.
create function brand_key(name text) returns text language sql immutable as $$
  select regexp_replace(lower(normalize(name, NFKD)), '[\s!-/:-@\[-`{-~\u0300-\u036f]+', '', 'g')
$$;
alter table brands
  add column version int not null default 1,
  add column name_key text generated always as (brand_key(name)) stored;
create index brands_key on brands (name_key);
create index brands_name_order on brands (lower(name), id);
create index brands_vendor on brands (vendor_id);

-- Addresses that lead to a brand that has another one now.
create table brand_slugs (
  slug text primary key,
  brand_id int not null references brands on delete cascade
);
create index brand_slugs_brand on brand_slugs (brand_id);
-- Names under which a vendor's lists and drafts may still bring a brand.
create table brand_names (
  name_key text primary key,
  brand_id int not null references brands on delete cascade
);
create index brand_names_brand on brand_names (brand_id);
create index showroom_markups_brand on showroom_markups (brand_id) where brand_id is not null;
