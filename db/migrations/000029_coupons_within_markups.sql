-- A coupon is a part of the price that the homeowner sees, paid by the markup alone: with the lowest markup m of its
-- showroom at most m / (1 + m), as maxCouponRate computes it. Held from both sides: no coupon above it, and no markup
-- lowered below what a running coupon takes.

create function max_coupon_ppm(markup_ppm int) returns int
  language sql immutable strict parallel safe
  return (markup_ppm::bigint * 1000000 / (1000000 + markup_ppm))::int;

create function lowest_markup_ppm(of_showroom bigint) returns int
  language sql stable strict
  return (select least(s.markup_ppm, (select min(m.markup_ppm) from showroom_markups m where m.showroom_id = s.id))
    from showrooms s where s.id = of_showroom);

-- Rates were a part of wholesale and fee before, with the markup as their limit.
update coupons set rate_ppm = least(rate_ppm, max_coupon_ppm(lowest_markup_ppm(showroom_id)));

create function keep_coupon_within_markups() returns trigger language plpgsql as $$
begin
  -- Of a coupon and a markup that change at once, the later one sees the earlier.
  perform from showrooms where id = new.showroom_id for no key update;
  if new.status = 'active' and new.rate_ppm > max_coupon_ppm(lowest_markup_ppm(new.showroom_id)) then
    raise exception 'coupon % takes more than the lowest markup of its showroom', new.code
      using errcode = 'check_violation', constraint = 'coupons_within_markups', table = 'coupons';
  end if;
  return new;
end $$;

create trigger coupons_within_markups
  before insert or update of showroom_id, rate_ppm, status, expires_at on coupons
  for each row execute function keep_coupon_within_markups();

create function keep_markups_above_coupons() returns trigger language plpgsql as $$
declare
  of_showroom bigint;
  highest int;
begin
  if tg_table_name = 'showrooms' then of_showroom := new.id;
  else of_showroom := new.showroom_id;
  end if;
  perform from showrooms where id = of_showroom for no key update;
  select max(rate_ppm) into highest from coupons
  where showroom_id = of_showroom and status = 'active' and (expires_at is null or expires_at > now());
  if highest > max_coupon_ppm(new.markup_ppm) then
    raise exception 'a running coupon takes more than a markup of % ppm', new.markup_ppm
      using errcode = 'check_violation', constraint = 'markups_above_coupons', table = tg_table_name::text;
  end if;
  return null;
end $$;

create trigger markups_above_coupons
  after update of markup_ppm on showrooms
  for each row when (new.markup_ppm < old.markup_ppm)
  execute function keep_markups_above_coupons();

create trigger markups_above_coupons
  after insert or update of showroom_id, markup_ppm on showroom_markups
  for each row execute function keep_markups_above_coupons();
