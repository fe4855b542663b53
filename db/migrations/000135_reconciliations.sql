-- Each comparison of ledger, order items and gateway, with what did not agree. See domain/ledger and decision 0043.
create table reconciliations (
  id bigint generated always as identity primary key,
  started_at timestamptz not null,
  finished_at timestamptz not null,
  -- Orders and charges that were compared.
  orders int not null,
  charges int not null,
  -- All that were found; only the first are kept.
  differences int not null
);
create table reconciliation_differences (
  id bigint generated always as identity primary key,
  reconciliation_id bigint not null references reconciliations on delete cascade,
  kind text not null,
  order_id bigint references orders,
  -- What it is about, in words.
  about text not null,
  expected_cents bigint not null,
  found_cents bigint not null
);
create index reconciliation_differences_run on reconciliation_differences (reconciliation_id, id);
create index reconciliation_differences_order on reconciliation_differences (order_id) where order_id is not null;

-- Both sides of the comparison are read in one order, whatever the collation of the database.
create index captures_by_ref on captures (gateway_ref collate "C") where state = 'done';
create index sandbox_charges_by_ref on sandbox_gateway.authorizations (ref collate "C") where state = 'captured';
