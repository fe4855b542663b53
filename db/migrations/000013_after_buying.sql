-- Samples, how long parcels travel, and what homeowners ask for after they have bought.

-- A sample is a variant that no list shows: a piece of another one, made when it is first ordered.
alter table variants add column sample_of bigint references variants on delete cascade;
alter table variants drop constraint variants_status_check;
alter table variants add constraint variants_status_check
  check (status in ('active', 'withdrawn', 'sample') and (status = 'sample') = (sample_of is not null));
create unique index variants_sample_of on variants (sample_of) where sample_of is not null;
alter table order_items add column is_sample boolean not null default false;
create index order_items_samples on order_items (product_hash, order_id) where is_sample;

-- Working days on the way by zone (see domain/shipping-zone.ts), from the vendor's door to the homeowner's.
create table transit_days (
  zone int primary key check (zone between 1 and 8),
  least int not null check (least >= 1),
  most int not null,
  check (most >= least)
);
insert into transit_days (zone, least, most) values
  (1, 1, 2), (2, 2, 3), (3, 2, 4), (4, 3, 4), (5, 3, 5), (6, 4, 6), (7, 4, 7), (8, 5, 8);

-- A request of the homeowner about a line: staff decide on it, and the line's status is set by them.
create table order_requests (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_items,
  kind text not null check (kind in ('cancel', 'return', 'incomplete')),
  reason text not null,
  note text not null default '',
  state text not null default 'open' check (state in ('open', 'granted', 'refused', 'withdrawn')),
  asked_at timestamptz not null,
  decided_at timestamptz,
  decided_by bigint references users,
  -- What staff wrote to it.
  answer text not null default '',
  check ((state = 'open') = (decided_at is null))
);
create unique index order_requests_one_open on order_requests (order_item_id) where state = 'open';
create index order_requests_item on order_requests (order_item_id, id);
create index order_requests_queue on order_requests (id) where state = 'open';
