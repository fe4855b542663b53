-- Refused payments by account, card and address, each within a day of the one before: from some number on, the next
-- has to wait, longer each time.
create table payment_refusals (
  key text primary key,
  refusals int not null,
  last_at timestamptz not null,
  wait_until timestamptz not null
);
create index payment_refusals_last on payment_refusals (last_at);

-- Whom a refusal counts for, also when it is heard of later.
alter table payment_attempts add column limit_keys text[] not null default '{}';

-- How often the hold ended before it was paid, and began again.
alter table checkouts add column lapses int not null default 0;
