-- Pros who chose to be found by everybody. See docs/decisions/0069-the-directory.md.
create table pro_listings (
  user_id bigint primary key references users on delete cascade,
  -- In the address of the profile; it stays.
  slug text not null unique check (slug ~ '^[a-z0-9][a-z0-9-]{0,99}$'),
  version int not null default 1,
  is_on boolean not null,
  about text not null,
  kinds text[] not null,
  styles text[] not null,
  -- In cents; a range, or no rate.
  hourly_from int,
  hourly_to int,
  project_from int,
  project_to int,
  -- The center of the service area and how far it reaches.
  zip text not null check (zip ~ '^\d{5}$'),
  city text not null,
  state text not null check (state ~ '^[A-Z]{2}$'),
  latitude float8 not null,
  longitude float8 not null,
  radius_miles int not null check (radius_miles between 1 and 100),
  -- When it was switched on last.
  listed_at timestamptz not null,
  changed_at timestamptz not null,
  -- Staff took it down, and why; the pro reads it.
  taken_down_at timestamptz,
  taken_down_reason text,
  check ((hourly_from is null) = (hourly_to is null) and hourly_from > 0 and hourly_from <= hourly_to),
  check ((project_from is null) = (project_to is null) and project_from > 0 and project_from <= project_to),
  check ((taken_down_at is null) = (taken_down_reason is null))
);
create index pro_listings_place on pro_listings (latitude, longitude)
  where is_on and taken_down_at is null;
create index pro_listings_newest on pro_listings (listed_at desc, user_id)
  where is_on and taken_down_at is null;
create index pro_applications_license_state on pro_applications (license_state)
  where decision = 'approve';

-- The portfolio: own rooms of the pro, in the pro's order.
create table pro_listing_rooms (
  user_id bigint not null references pro_listings on delete cascade,
  template_id bigint not null references own_templates on delete cascade,
  position int not null,
  primary key (user_id, template_id)
);
create index pro_listing_rooms_template on pro_listing_rooms (template_id);

-- Miles between two points on a sphere of the earth's size.
create function miles_between(lat1 float8, lon1 float8, lat2 float8, lon2 float8) returns float8
  language sql immutable parallel safe as $$
  select 7917.5 * asin(least(1, sqrt(power(sind((lat2 - lat1) / 2), 2)
    + cosd(lat1) * cosd(lat2) * power(sind((lon2 - lon1) / 2), 2))))
$$;

-- Whom everybody can find: the pro chose it, staff did not take it down, and the showroom is open. Whoever reads it
-- leaves out those whose license has expired by then.
create view listed_pros as
  select l.*, s.id as showroom_id, s.company_name, s.vsd_id, s.tagline, s.logo_svg,
    s.license_expires_on as sells_until, a.license_state,
    a.license_expires_on as license_until, u.first_name, u.last_name
  from pro_listings l
    join showrooms s on s.user_id = l.user_id and s.status = 'open'
    join users u on u.id = l.user_id and u.status in ('Active', 'Approve') and u.type = 'Contractor'
    left join pro_applications a on a.user_id = l.user_id and a.decision = 'approve'
  where l.is_on and l.taken_down_at is null;
