-- What a showroom shows and hides. What no rule names is shown.
create table showroom_assortment (
  showroom_id bigint not null references showrooms on delete cascade,
  product_id bigint references products on delete cascade,
  brand_id int references brands on delete cascade,
  vendor_id bigint references vendors on delete cascade,
  category_id int references categories on delete cascade,
  department_id int references departments on delete cascade,
  shown boolean not null,
  check (num_nonnulls(product_id, brand_id, vendor_id, category_id, department_id) = 1)
);
create unique index showroom_assortment_product on showroom_assortment (showroom_id, product_id)
  where product_id is not null;
create unique index showroom_assortment_brand on showroom_assortment (showroom_id, brand_id)
  where brand_id is not null;
create unique index showroom_assortment_vendor on showroom_assortment (showroom_id, vendor_id)
  where vendor_id is not null;
create unique index showroom_assortment_category on showroom_assortment (showroom_id, category_id)
  where category_id is not null;
create unique index showroom_assortment_department on showroom_assortment (showroom_id, department_id)
  where department_id is not null;
create index showroom_assortment_of_product on showroom_assortment (product_id) where product_id is not null;

create trigger showroom_assortment_changed after insert or update or delete on showroom_assortment
  for each statement execute function tell_terms_changed();

-- Rises with each change of the rules and names what is derived from them; 0: never set, everything is shown.
alter table showrooms add column assortment_version int not null default 0;

-- Whether a showroom offers a product, by the most specific rule; `isOffered` of packages/domain in SQL. Outside a
-- showroom everything is offered.
create function is_offered(showroom bigint, product bigint, brand int, category int) returns boolean
language sql stable as $$
  select coalesce(
    (select a.shown from showroom_assortment a where a.showroom_id = showroom and a.product_id = product),
    (select a.shown from showroom_assortment a where a.showroom_id = showroom and a.brand_id = brand),
    (select a.shown from brands b join showroom_assortment a
      on a.showroom_id = showroom and a.vendor_id = b.vendor_id where b.id = brand),
    (select a.shown from showroom_assortment a where a.showroom_id = showroom and a.category_id = category),
    (select a.shown from categories c join showroom_assortment a
      on a.showroom_id = showroom and a.category_id = c.parent_id where c.id = category),
    (select a.shown from categories c join showroom_assortment a
      on a.showroom_id = showroom and a.department_id = c.department_id where c.id = category),
    true)
$$;
