-- Markups by brand, and by brand within a category; what each rate was before; coupons with dates and limits of use.

alter table showroom_markups
  add column id bigint generated always as identity primary key,
  add column brand_id int references brands on delete cascade,
  -- Rises with each change of the rate: who writes names the one they saw.
  add column version int not null default 1,
  drop constraint showroom_markups_check,
  add constraint showroom_markups_scope check (
    case when product_id is null then num_nonnulls(category_id, brand_id) > 0
    else category_id is null and brand_id is null end);
drop index showroom_markups_category;
create unique index showroom_markups_scope on showroom_markups (showroom_id, brand_id, category_id) nulls not distinct
  where product_id is null;

-- Of the standard rate: other people edit other columns of a showroom meanwhile.
alter table showrooms add column markup_version int not null default 1;

-- A change of many rates at once, to be undone as a whole.
create table markup_batches (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms on delete cascade,
  actor_user_id bigint not null references users,
  -- What was asked for, in words.
  summary text not null,
  products int not null,
  at timestamptz not null,
  undone_at timestamptz
);
create index markup_batches_showroom on markup_batches (showroom_id, id desc);

-- Every rate that a rule has had; a rule of none of the three is the showroom's standard. Never changed.
create table markup_changes (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms on delete cascade,
  category_id int references categories on delete cascade,
  brand_id int references brands on delete cascade,
  product_id bigint references products on delete cascade,
  batch_id bigint references markup_batches on delete cascade,
  -- Null: the rule did not exist, or ended.
  from_ppm int,
  to_ppm int,
  actor_user_id bigint not null references users,
  at timestamptz not null
);
create index markup_changes_showroom on markup_changes (showroom_id, id desc);
create index markup_changes_batch on markup_changes (batch_id, id) where batch_id is not null;
create index markup_changes_rule on markup_changes (showroom_id, product_id, brand_id, category_id, id desc);

alter table coupons
  add column starts_at timestamptz,
  add column max_uses int check (max_uses > 0),
  add column max_uses_each int check (max_uses_each > 0),
  -- Orders placed with it.
  add column uses int not null default 0,
  add column version int not null default 1,
  add column created_at timestamptz not null default now(),
  drop constraint coupons_status_check,
  add constraint coupons_status_check check (status in ('active', 'paused', 'ended')),
  add constraint coupons_dates check (starts_at < expires_at);

create table coupon_uses (
  order_id bigint primary key references orders,
  coupon_id bigint not null references coupons,
  user_id bigint not null references users,
  at timestamptz not null
);
create index coupon_uses_coupon on coupon_uses (coupon_id, user_id);

alter table checkouts add column coupon_id bigint references coupons;
create index checkouts_paying_coupon on checkouts (coupon_id) where state = 'paying' and coupon_id is not null;

-- A use is taken while a checkout is being paid and counted when its order is placed; a payment that fails gives it
-- back by leaving the state. The coupon's row is locked first: of two at the last use, the later one sees the earlier.
create function take_coupon_use() returns trigger language plpgsql as $$
declare
  coupon coupons;
begin
  select * into coupon from coupons where id = new.coupon_id;
  if coupon.max_uses is null and coupon.max_uses_each is null then return new; end if;
  select * into coupon from coupons where id = new.coupon_id for no key update;
  if coupon.uses + (select count(*) from checkouts k
      where k.coupon_id = new.coupon_id and k.state = 'paying' and k.id <> new.id) >= coupon.max_uses
    or (select count(*) from coupon_uses u
      where u.coupon_id = new.coupon_id and u.user_id = new.user_id) >= coupon.max_uses_each then
    raise exception 'coupon % has no use left', coupon.code
      using errcode = 'check_violation', constraint = 'coupons_within_uses', table = 'coupons';
  end if;
  return new;
end $$;
create trigger coupon_use_taken before update of state on checkouts for each row
  when (new.coupon_id is not null and new.state = 'paying' and old.state <> 'paying')
  execute function take_coupon_use();

create function count_coupon_use() returns trigger language plpgsql as $$
begin
  update coupons set uses = uses + 1 where id = new.coupon_id;
  insert into coupon_uses (order_id, coupon_id, user_id, at)
  select id, new.coupon_id, user_id, placed_at from orders where checkout_id = new.id;
  return null;
end $$;
create trigger coupon_use_counted after update of state on checkouts for each row
  when (new.coupon_id is not null and new.state = 'placed' and old.state <> 'placed')
  execute function count_coupon_use();

-- Uses before they were counted.
insert into coupon_uses (order_id, coupon_id, user_id, at)
  select o.id, c.id, o.user_id, o.placed_at
  from orders o join coupons c on c.showroom_id = o.showroom_id and c.code = o.coupon_code;
update coupons c set uses = (select count(*) from coupon_uses u where u.coupon_id = c.id);
