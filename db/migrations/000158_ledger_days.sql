-- What payees read of a large ledger: sums by day, kept as balances are, and their movements of one cause.

-- The cause of its transaction, so that a few refunds among many sales are found by an index. All of the payee's accounts
-- are read from ledger_days and ledger_balances, so their indexes by account are gone. Rows are changed without indexes,
-- which are made anew.
drop index ledger_entries_transaction;
drop index ledger_entries_vendor;
drop index ledger_entries_pro;
drop index ledger_entries_item;
drop index ledger_entries_account;
drop index ledger_entries_vendor_booked;
drop index ledger_entries_pro_booked;
alter table ledger_entries add column cause text;
alter table ledger_entries disable trigger ledger_entries_append_only;
update ledger_entries e set cause = t.cause from ledger_transactions t where t.id = e.transaction_id;
alter table ledger_entries enable trigger ledger_entries_append_only;
alter table ledger_entries alter column cause set not null;
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_item on ledger_entries (order_item_id) where order_item_id is not null;
create index ledger_entries_account on ledger_entries (account, id) where vendor_id is null and showroom_id is null;
create index ledger_entries_cause on ledger_entries (cause, id);
create index ledger_entries_vendor_booked on ledger_entries (vendor_id, id) where vendor_id is not null;
create index ledger_entries_vendor_cause on ledger_entries (vendor_id, cause, id) where vendor_id is not null;
create index ledger_entries_pro_booked on ledger_entries (showroom_id, id) where showroom_id is not null;
create index ledger_entries_pro_cause on ledger_entries (showroom_id, cause, id) where showroom_id is not null;

-- By how much each cause changed the balance of a payee on a day in Los Angeles (domain/calendar). Statements, tax years and
-- periods of the movements are read from it: of a vendor with 1,000,000 entries their sum takes seconds.
create table ledger_days (
  account text not null,
  vendor_id bigint references vendors,
  showroom_id bigint references showrooms,
  day date not null,
  cause text not null,
  -- Above 0 adds to what the payee is owed.
  amount_cents bigint not null,
  transactions int not null,
  first_entry_id bigint not null,
  last_entry_id bigint not null,
  unique nulls not distinct (account, vendor_id, showroom_id, day, cause),
  check (num_nonnulls(vendor_id, showroom_id) = 1)
);
create index ledger_days_vendor on ledger_days (vendor_id, day) where vendor_id is not null;
create index ledger_days_pro on ledger_days (showroom_id, day) where showroom_id is not null;

insert into ledger_days
select e.account, e.vendor_id, e.showroom_id, (t.booked_at at time zone 'America/Los_Angeles')::date, e.cause,
  -sum(e.amount_cents), count(distinct e.transaction_id), min(e.id), max(e.id)
from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
where num_nonnulls(e.vendor_id, e.showroom_id) = 1 group by 1, 2, 3, 4, 5;

create or replace function hold_ledger() returns trigger language plpgsql as $$
begin
  if exists (select from written w join ledger_transactions t on t.id = w.transaction_id
    where t.written_in <> pg_current_xact_id()) then
    raise exception 'a transaction of the ledger is complete once it is written' using errcode = 'check_violation';
  end if;
  if exists (select from written w join ledger_transactions t on t.id = w.transaction_id where t.cause <> w.cause) then
    raise exception 'an entry has the cause of its transaction' using errcode = 'check_violation';
  end if;
  if exists (select from ledger_entries e where e.transaction_id in (select transaction_id from written)
    group by e.transaction_id having sum(e.amount_cents) <> 0) then
    raise exception 'a transaction of the ledger does not balance' using errcode = 'check_violation';
  end if;
  -- In one order, so that two bookings wait for each other and never deadlock: balances first.
  insert into ledger_balances as b (account, vendor_id, showroom_id, balance_cents)
  select account, vendor_id, showroom_id, -sum(amount_cents) from written
  where num_nonnulls(vendor_id, showroom_id) = 1
  group by account, vendor_id, showroom_id order by account, vendor_id, showroom_id
  on conflict (account, vendor_id, showroom_id) do update
    set balance_cents = b.balance_cents + excluded.balance_cents;
  insert into ledger_days as d
  select w.account, w.vendor_id, w.showroom_id, (t.booked_at at time zone 'America/Los_Angeles')::date as day, w.cause,
    -sum(w.amount_cents), count(distinct w.transaction_id), min(w.id), max(w.id)
  from written w join ledger_transactions t on t.id = w.transaction_id
  where num_nonnulls(w.vendor_id, w.showroom_id) = 1
  group by 1, 2, 3, 4, 5 order by 1, 2, 3, 4, 5
  on conflict (account, vendor_id, showroom_id, day, cause) do update
    set amount_cents = d.amount_cents + excluded.amount_cents, transactions = d.transactions + excluded.transactions,
      first_entry_id = least(d.first_entry_id, excluded.first_entry_id),
      last_entry_id = greatest(d.last_entry_id, excluded.last_entry_id);
  return null;
end $$;
