-- The book of every cent: double entry, append-only. See domain/ledger for what each event books, and decision 0043.

create table ledger_transactions (
  id bigint generated always as identity primary key,
  -- What happened, by its row, and which of its steps: booked once, whoever tries again.
  cause text not null check (cause in ('capture', 'refund', 'maturity', 'payout', 'dispute', 'plan', 'correction')),
  cause_id bigint not null,
  step text not null check (step ~ '^[a-z_]+(:[0-9]+)?$'),
  -- The order that it is about; null for what is about none.
  order_id bigint references orders,
  booked_at timestamptz not null,
  -- No entry comes later than its transaction.
  written_in xid8 not null default pg_current_xact_id(),
  unique (cause, cause_id, step)
);
create index ledger_transactions_order on ledger_transactions (order_id, id) where order_id is not null;
create index ledger_transactions_booked on ledger_transactions (booked_at, id);

-- Above 0: a debit; below 0: a credit. What a payee is owed is the opposite of the sum.
create table ledger_entries (
  id bigint generated always as identity primary key,
  transaction_id bigint not null references ledger_transactions,
  account text not null check (account in ('vendor_pending', 'vendor_available', 'pro_pending', 'pro_available',
    'transit', 'connected', 'gateway', 'revenue', 'tax', 'shipping', 'deferred', 'disputed', 'reserve', 'fees', 'loss')),
  vendor_id bigint references vendors,
  -- The pro's.
  showroom_id bigint references showrooms,
  order_item_id bigint references order_items,
  amount_cents bigint not null check (amount_cents <> 0),
  check (case
    when account in ('vendor_pending', 'vendor_available') then vendor_id is not null and showroom_id is null
    when account in ('pro_pending', 'pro_available') then vendor_id is null and showroom_id is not null
    when account in ('transit', 'connected') then num_nonnulls(vendor_id, showroom_id) = 1
    else num_nonnulls(vendor_id, showroom_id) = 0 end)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_vendor on ledger_entries (vendor_id, account, id) where vendor_id is not null;
create index ledger_entries_pro on ledger_entries (showroom_id, account, id) where showroom_id is not null;
create index ledger_entries_item on ledger_entries (order_item_id) where order_item_id is not null;
create index ledger_entries_account on ledger_entries (account, id) where vendor_id is null and showroom_id is null;

-- What payees are owed, kept with their entries: paid out from, and locked by whoever does. The platform's accounts are
-- in every sale, so they are summed where they are asked for.
create table ledger_balances (
  account text not null,
  vendor_id bigint references vendors,
  showroom_id bigint references showrooms,
  balance_cents bigint not null,
  unique nulls not distinct (account, vendor_id, showroom_id)
);
create index ledger_balances_vendor on ledger_balances (vendor_id) where vendor_id is not null;
create index ledger_balances_pro on ledger_balances (showroom_id) where showroom_id is not null;

-- All entries of a transaction are written by one statement, in the database transaction of their own, and balance.
create function hold_ledger() returns trigger language plpgsql as $$
begin
  if exists (select from written w join ledger_transactions t on t.id = w.transaction_id
    where t.written_in <> pg_current_xact_id()) then
    raise exception 'a transaction of the ledger is complete once it is written' using errcode = 'check_violation';
  end if;
  if exists (select from ledger_entries e where e.transaction_id in (select transaction_id from written)
    group by e.transaction_id having sum(e.amount_cents) <> 0) then
    raise exception 'a transaction of the ledger does not balance' using errcode = 'check_violation';
  end if;
  -- In one order, so that two bookings wait for each other and never deadlock.
  insert into ledger_balances as b (account, vendor_id, showroom_id, balance_cents)
  select account, vendor_id, showroom_id, -sum(amount_cents) from written
  where num_nonnulls(vendor_id, showroom_id) = 1
  group by account, vendor_id, showroom_id order by account, vendor_id, showroom_id
  on conflict (account, vendor_id, showroom_id) do update
    set balance_cents = b.balance_cents + excluded.balance_cents;
  return null;
end $$;
create trigger ledger_entries_balance after insert on ledger_entries
  referencing new table as written for each statement execute function hold_ledger();

create function refuse_change_of_ledger() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only';
end $$;
create trigger ledger_transactions_append_only before update or delete on ledger_transactions
  for each row execute function refuse_change_of_ledger();
create trigger ledger_transactions_no_truncate before truncate on ledger_transactions
  for each statement execute function refuse_change_of_ledger();
create trigger ledger_entries_append_only before update or delete on ledger_entries
  for each row execute function refuse_change_of_ledger();
create trigger ledger_entries_no_truncate before truncate on ledger_entries
  for each statement execute function refuse_change_of_ledger();
