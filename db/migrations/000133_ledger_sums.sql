-- Sums of all entries by account, for staff: of 20,000,000 entries they take seconds. A job adds what is new, so that no
-- booking waits for another one at a row that all of them would change.
create table ledger_sums (
  account text primary key,
  -- Above 0: a debit.
  amount_cents bigint not null,
  entries bigint not null
);

-- How far the sums go. Ids are given before they are committed, so what is seen is added once every transaction that was
-- running then has ended: no entry of a lower id can come any more.
create table ledger_sums_until (
  is_only boolean primary key default true check (is_only),
  -- All entries up to it are in the sums.
  entry_id bigint not null default 0,
  -- The newest that was seen, and what had begun by then.
  seen_id bigint not null default 0,
  seen_before xid8
);
insert into ledger_sums_until default values;
