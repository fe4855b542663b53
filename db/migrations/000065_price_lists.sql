-- Price lists that vendors send, as they are: what each row asks for, what it would change, what it changed.

create table price_lists (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors on delete cascade,
  -- In the file store. The row is written before the file and goes after it.
  file_key text not null unique,
  file_name text not null,
  bytes int not null,
  state text not null check (state in ('reading', 'unreadable', 'mapping', 'checking', 'checked', 'applying', 'applied',
    'undoing', 'undone', 'canceled')),
  -- Goes up with each change of state or mapping: a job that was overtaken stops.
  version int not null default 1,
  -- How the file is written, its first rows, and which of them names the columns: see reading/ and columns/.
  format jsonb,
  head jsonb,
  sheet int not null default 0,
  header_row int,
  -- Field, decimal mark and meaning by column.
  columns jsonb,
  -- Rows that are missing are sold no more.
  is_full boolean not null default false,
  -- From when on prices count; null: as soon as it is applied.
  starts_at timestamptz,
  rows_read int not null default 0,
  rows_done int not null default 0,
  summary jsonb,
  problem text,
  problem_row int,
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  applied_at timestamptz,
  undone_at timestamptz
);
create index price_lists_vendor on price_lists (vendor_id, id desc);
create index price_lists_working on price_lists (updated_at) where state in ('reading', 'checking', 'applying', 'undoing');

create table price_list_rows (
  list_id bigint not null references price_lists on delete cascade,
  -- As a spreadsheet counts; rows that a full list lacks are numbered on from its last.
  number int not null,
  sku text,
  -- As it was sent, so that a row that failed can be downloaded, mended and sent again.
  cells jsonb not null,
  asks jsonb not null default '{}',
  problems jsonb not null default '[]',
  variant_id bigint,
  outcome text check (outcome in ('same', 'change', 'new', 'missing', 'failed')),
  before jsonb,
  after jsonb,
  -- What became of it: null until then.
  done text check (done in ('applied', 'overtaken', 'refused')),
  undone text check (undone in ('undone', 'overtaken')),
  -- Of a price: in force at once, from its day on, or once staff agree.
  price_state text check (price_state in ('applied', 'waiting', 'needs_approval')),
  primary key (list_id, number)
);
create index price_list_rows_sku on price_list_rows (list_id, sku);
create index price_list_rows_open on price_list_rows (list_id, number)
  where outcome in ('change', 'new', 'missing') and done is null;
create index price_list_rows_failed on price_list_rows (list_id, number) where outcome = 'failed' or done in ('overtaken', 'refused');
create index price_list_rows_done on price_list_rows (list_id, number) where done = 'applied' and undone is null;

-- The columns of a layout as they were understood the last time, by a hash of its headers.
create table price_list_layouts (
  vendor_id bigint not null references vendors on delete cascade,
  layout bytea not null,
  columns jsonb not null,
  used_at timestamptz not null,
  primary key (vendor_id, layout)
);
