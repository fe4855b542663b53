-- Pictures of many products at once: a ZIP of files named by SKU, or a list of addresses. A job adds each to the draft of
-- its product.
create table picture_batches (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors on delete cascade,
  created_by bigint not null references users on delete cascade,
  kind text not null check (kind in ('zip', 'addresses')),
  file_name text not null,
  -- The ZIP in the file store, until all of it is through.
  file_key text unique,
  total int not null,
  added int not null default 0,
  -- Was there already.
  known int not null default 0,
  failed int not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
create index picture_batches_vendor on picture_batches (vendor_id, id desc);
create index picture_batches_author on picture_batches (created_by);
create index picture_batches_old on picture_batches (created_at);

create table picture_items (
  batch_id bigint not null references picture_batches on delete cascade,
  number int not null,
  -- Its path in the ZIP, or its address.
  source text not null,
  sku text not null,
  -- Where it goes: a product that is live, or the draft of one that is not; neither if no product has its SKU.
  product_id bigint,
  draft_id bigint,
  state text not null default 'waiting' check (state in ('waiting', 'added', 'known', 'failed')),
  -- Why it failed, in words.
  problem text not null default '',
  primary key (batch_id, number)
);
create index picture_items_waiting on picture_items (batch_id, number) where state = 'waiting';
create index picture_items_failed on picture_items (batch_id, number) where state = 'failed';

-- SHA-256 of the file that a picture was made from: sent again, it is not added again.
alter table listing_files add column source_hash bytea;
