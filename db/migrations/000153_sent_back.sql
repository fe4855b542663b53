-- Banks that send back what was paid to them, days later. See decision 0051.

-- When the gateway is asked next whether a refund or a payout still stands; null once no bank sends it back anymore.
alter table refunds add column look_at timestamptz, add check (look_at is null or state = 'done');
update refunds set look_at = now()
  where state = 'done' and gateway_ref is not null and ended_at > now() - interval '35 days';
create index refunds_look on refunds (look_at) where look_at is not null;
alter table payouts add column look_at timestamptz, add check (look_at is null or state = 'paid');
update payouts set look_at = now() where state = 'paid' and ended_at > now() - interval '15 days';
create index payouts_look on payouts (look_at) where look_at is not null;

-- One that comes back waits beside another of the same payee: two runs pay once by the lock of the balance.
drop index payouts_one_open;
create index payouts_open on payouts (vendor_id, showroom_id) where state not in ('paid', 'returned');

-- The sandbox's card and bank account that send back, a day later.
alter table sandbox_gateway.payment_methods add column sends_back boolean not null default false;
alter table sandbox_gateway.refunds
  -- From then on it has failed; null if it does not.
  add column fails_at timestamptz;
create index sandbox_refunds_failing on sandbox_gateway.refunds (fails_at)
  where fails_at is not null and state = 'done';
alter table sandbox_gateway.payout_accounts add column sends_back boolean not null default false;
alter table sandbox_gateway.payouts add column fails_at timestamptz;
create index sandbox_payouts_failing on sandbox_gateway.payouts (fails_at)
  where fails_at is not null and outcome = 'paid';
