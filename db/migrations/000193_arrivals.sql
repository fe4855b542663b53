-- Shipments as they are counted and signed for at the door. See docs/decisions/0082-arrivals-are-counted-and-signed.md.

-- The homeowner lets the showroom's pro count and sign for what arrives of this order.
create table arrival_access (
  order_id bigint primary key references orders,
  allowed_at timestamptz not null
);

-- What was counted so far; gone once it is signed. No version is used twice, so an old one never fits a later count.
create sequence arrival_versions;
create table arrival_counts (
  parcel_id bigint primary key references parcels on delete cascade,
  version bigint not null,
  -- Of the save that made this version: sent again, it is the same.
  request_id uuid not null,
  counted_by bigint references users on delete set null,
  counted_at timestamptz not null,
  lines jsonb not null check (jsonb_typeof(lines) = 'array')
);
create index arrival_counts_counted_by on arrival_counts (counted_by) where counted_by is not null;

-- Signed, and never changed afterwards: a correction is the next one of its parcel.
create table arrivals (
  id bigint generated always as identity primary key,
  parcel_id bigint references parcels on delete set null,
  order_id bigint not null references orders,
  vendor_id bigint not null references vendors,
  serial int not null check (serial >= 1),
  request_id uuid not null,
  signed_by bigint references users on delete set null,
  role text not null check (role in ('homeowner', 'pro')),
  received_by text not null,
  -- On the device, and when it reached us.
  signed_at timestamptz not null,
  sent_at timestamptz not null,
  unique (parcel_id, serial),
  unique (parcel_id, request_id),
  check (signed_at <= sent_at)
);
create index arrivals_order on arrivals (order_id, id);
create index arrivals_vendor on arrivals (vendor_id);
create index arrivals_signed_by on arrivals (signed_by) where signed_by is not null;

create table arrival_lines (
  arrival_id bigint not null references arrivals,
  order_item_id bigint not null references order_items,
  expected int not null check (expected >= 1),
  received int not null check (received >= 0),
  damaged int not null check (damaged between 0 and received),
  lots text[] not null,
  note text not null,
  -- The claim that it opened, or found open.
  claim_id bigint references order_requests,
  -- Why it opened none where something is short or damaged: a code of a refusal.
  no_claim text,
  primary key (arrival_id, order_item_id),
  check (claim_id is null or no_claim is null)
);
create index arrival_lines_item on arrival_lines (order_item_id);
create index arrival_lines_claim on arrival_lines (claim_id) where claim_id is not null;

-- The row is written before its files and goes after them.
create table arrival_photos (
  id bigint generated always as identity primary key,
  parcel_id bigint references parcels on delete set null,
  order_item_id bigint not null references order_items,
  user_id bigint references users on delete set null,
  -- Of the sender: sent again, it is the same photo.
  request_id uuid not null,
  key text not null unique,
  width int not null,
  height int not null,
  bytes int not null,
  created_at timestamptz not null,
  -- Null until its files are there.
  kept_at timestamptz,
  -- Its homeowner's account is gone: nobody sees it, and its files go.
  erased_at timestamptz,
  unique (user_id, request_id)
);
create index arrival_photos_parcel on arrival_photos (parcel_id, order_item_id);
create index arrival_photos_item on arrival_photos (order_item_id);

create table arrival_line_photos (
  arrival_id bigint not null,
  order_item_id bigint not null,
  photo_id bigint not null references arrival_photos on delete cascade,
  primary key (arrival_id, photo_id),
  foreign key (arrival_id, order_item_id) references arrival_lines
);
create index arrival_line_photos_photo on arrival_line_photos (photo_id);
create index arrival_line_photos_line on arrival_line_photos (arrival_id, order_item_id);

-- Only who it was may be erased, and where it was packed.
create function keep_arrivals() returns trigger language plpgsql as $$
declare
  erasable text[] := case tg_table_name when 'arrivals' then array['parcel_id', 'signed_by', 'received_by']
    else array['note'] end;
begin
  if tg_op = 'DELETE' or to_jsonb(new) - erasable <> to_jsonb(old) - erasable or exists (
    select from unnest(erasable) as field
    where to_jsonb(new) -> field <> to_jsonb(old) -> field and coalesce(to_jsonb(new) ->> field, '') <> ''
  ) then
    raise exception 'a signed arrival is not changed' using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger arrivals_stay before update or delete on arrivals for each row execute function keep_arrivals();
create trigger arrival_lines_stay before update or delete on arrival_lines
  for each row execute function keep_arrivals();
