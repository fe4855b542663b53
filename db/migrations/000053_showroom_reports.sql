-- What a pro's reports add up: per showroom and day of the product's time zone, so that a year over a million orders is
-- read from some hundreds of rows. Days with a change since are listed and added up anew, by a job or while reading.

create table showroom_visit_days (
  showroom_id bigint not null references showrooms on delete cascade,
  day date not null,
  -- Pages opened in the showroom, by people as far as browsers say so; nothing about who.
  visits int not null default 0,
  -- Carts that got their first item.
  carts int not null default 0,
  primary key (showroom_id, day)
);
-- Appended to without waiting for each other; a job adds them to the days. A crash may lose the last minute.
create unlogged table showroom_visit_counts (
  showroom_id bigint not null,
  day date not null,
  visits int not null,
  carts int not null
);

create table showroom_sales_days (
  showroom_id bigint not null references showrooms on delete cascade,
  day date not null,
  -- Orders and items with something kept, by the day the order was placed.
  orders int not null,
  items int not null,
  sales_cents bigint not null,
  markup_cents bigint not null,
  -- Declined, canceled or returned since.
  lost_items int not null,
  lost_cents bigint not null,
  primary key (showroom_id, day)
);
create table showroom_product_days (
  showroom_id bigint not null references showrooms on delete cascade,
  day date not null,
  product_hash text not null,
  units int not null,
  sales_cents bigint not null,
  markup_cents bigint not null,
  primary key (showroom_id, day, product_hash)
);
create table showroom_stale_days (
  id bigint generated always as identity primary key,
  showroom_id bigint not null,
  day date not null
);
create index showroom_stale_days_showroom on showroom_stale_days (showroom_id, day);

create function shop_day(at timestamptz) returns date
  language sql immutable strict parallel safe
  return (at at time zone 'America/Los_Angeles')::date;

create function note_sold() returns trigger language plpgsql as $$
begin
  insert into showroom_stale_days (showroom_id, day)
  select distinct i.showroom_id, shop_day(o.placed_at) from added i join orders o on o.id = i.order_id;
  return null;
end $$;
create trigger sales_added after insert on order_items referencing new table as added
  for each statement execute function note_sold();

create function note_sale_changed() returns trigger language plpgsql as $$
begin
  insert into showroom_stale_days (showroom_id, day)
  select new.showroom_id, shop_day(o.placed_at) from orders o where o.id = new.order_id;
  return null;
end $$;
create trigger sales_changed after update on order_items for each row
  when (old.status is distinct from new.status or old.qty is distinct from new.qty
    or old.line_cents is distinct from new.line_cents
    or old.contractor_markup_amt is distinct from new.contractor_markup_amt)
  execute function note_sale_changed();

-- A cart counts when it gets its first item; one that an account takes over was counted as the guest's.
create function count_carts() returns trigger language plpgsql as $$
begin
  insert into showroom_visit_counts (showroom_id, day, visits, carts)
  select c.showroom_id, shop_day(now()), 0, count(*)
  from (select distinct cart_id from added) a join carts c on c.id = a.cart_id
  where not exists (select from cart_lines l
    where l.cart_id = a.cart_id and l.id not in (select id from added))
  group by c.showroom_id;
  return null;
end $$;
create trigger carts_counted after insert on cart_lines referencing new table as added
  for each statement execute function count_carts();
create function count_cart_once() returns trigger language plpgsql as $$
begin
  insert into showroom_visit_counts (showroom_id, day, visits, carts)
  values (new.showroom_id, shop_day(now()), 0, -1);
  return null;
end $$;
create trigger carts_taken_over after insert on cart_takeovers
  for each row execute function count_cart_once();

-- Sales of some days of a showroom as they are now, by product.
create function sales_of_day(of_showroom bigint, of_day date)
  returns table (order_id bigint, product_hash text, qty int, line_cents bigint, markup_cents bigint, is_lost boolean)
  language sql stable
begin atomic
  select o.id, i.product_hash, i.qty, i.line_cents, i.contractor_markup_amt * i.qty,
    i.status in ('Decline', 'Cancle', 'Returned')
  from orders o join order_items i on i.order_id = o.id
  where o.showroom_id = of_showroom
    and o.placed_at >= of_day::timestamp at time zone 'America/Los_Angeles'
    and o.placed_at < (of_day + 1)::timestamp at time zone 'America/Los_Angeles';
end;

-- Adds up the days that were noted first; returns how many notes it took. One at a time: of two, the one with the
-- older view must not write last.
create function refresh_sales_days(most int) returns int language plpgsql as $$
declare
  taken int;
  showroom_ids bigint[];
  days date[];
begin
  perform pg_advisory_xact_lock(hashtext('refresh_sales_days'));
  with gone as (
    delete from showroom_stale_days where id in (
      select id from showroom_stale_days order by id limit most) returning showroom_id, day
  ), found as (
    select distinct g.showroom_id, g.day from gone g join showrooms s on s.id = g.showroom_id
  )
  select (select count(*) from gone), coalesce(array_agg(f.showroom_id), '{}'), coalesce(array_agg(f.day), '{}')
  into taken, showroom_ids, days from found f;
  delete from showroom_sales_days d using unnest(showroom_ids, days) as r(showroom_id, day)
    where d.showroom_id = r.showroom_id and d.day = r.day;
  delete from showroom_product_days d using unnest(showroom_ids, days) as r(showroom_id, day)
    where d.showroom_id = r.showroom_id and d.day = r.day;
  insert into showroom_sales_days
  select r.showroom_id, r.day, count(distinct s.order_id) filter (where not s.is_lost),
    count(*) filter (where not s.is_lost),
    coalesce(sum(s.line_cents) filter (where not s.is_lost), 0),
    coalesce(sum(s.markup_cents) filter (where not s.is_lost), 0),
    count(*) filter (where s.is_lost), coalesce(sum(s.line_cents) filter (where s.is_lost), 0)
  from unnest(showroom_ids, days) as r(showroom_id, day)
    cross join lateral sales_of_day(r.showroom_id, r.day) s
  group by r.showroom_id, r.day;
  insert into showroom_product_days
  select r.showroom_id, r.day, s.product_hash, sum(s.qty), sum(s.line_cents), sum(s.markup_cents)
  from unnest(showroom_ids, days) as r(showroom_id, day)
    cross join lateral sales_of_day(r.showroom_id, r.day) s
  where not s.is_lost group by r.showroom_id, r.day, s.product_hash;
  return taken;
end $$;

create function add_visit_counts() returns int language plpgsql as $$
declare
  days int;
begin
  with gone as (delete from showroom_visit_counts returning showroom_id, day, visits, carts)
  insert into showroom_visit_days as d (showroom_id, day, visits, carts)
  select g.showroom_id, g.day, sum(g.visits), sum(g.carts)
  from gone g join showrooms s on s.id = g.showroom_id group by g.showroom_id, g.day
  order by g.showroom_id, g.day
  on conflict (showroom_id, day) do update
    set visits = d.visits + excluded.visits, carts = d.carts + excluded.carts;
  get diagnostics days = row_count;
  return days;
end $$;

insert into showroom_stale_days (showroom_id, day)
  select distinct showroom_id, shop_day(placed_at) from orders;
