-- Pictures, documents and 3D models of products, as their vendors upload them.

-- A row is there before its files are. Only its vendor and staff open it until a live product shows it.
create table listing_files (
  id bigint generated always as identity primary key,
  -- What listings, addresses and the file store call it.
  key text not null unique check (key ~ '^[0-9a-f]{32}$'),
  vendor_id bigint not null references vendors on delete cascade,
  kind text not null check (kind in ('photo', 'document', 'model')),
  bytes int not null,
  -- Of a model: its size and how many triangles it has.
  facts jsonb not null default '{}' check (jsonb_typeof(facts) = 'object'),
  created_at timestamptz not null
);
create index listing_files_vendor on listing_files (vendor_id, id);

-- What is live.
create table product_files (
  product_id bigint not null references products on delete cascade,
  file_id bigint not null references listing_files on delete cascade,
  primary key (product_id, file_id)
);
create index product_files_file on product_files (file_id);

-- As the listing has them (packages/domain/src/listings/listing.ts).
alter table products add column photos jsonb not null default '[]' check (jsonb_typeof(photos) = 'array');
alter table products add column documents jsonb not null default '[]' check (jsonb_typeof(documents) = 'array');
alter table products add column model jsonb;

update listing_drafts set
  content = content || '{"photos": [], "documents": [], "model": null}',
  base = base || '{"photos": [], "documents": [], "model": null}';

-- They are fields of a variant, and the shop's page shows them from there.
delete from category_attributes where label in ('Pieces per box', 'Coverage per box', 'Weight per box');
create or replace function define_category_attributes() returns void language sql as $$
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
  where key <> '' and label not in ('Pieces per box', 'Coverage per box', 'Weight per box') and not exists (
    select from category_attributes a where a.category_id = labels.category_id
  )
$$;
