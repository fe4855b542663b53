-- Credits of AI 3D design are bought by card. See docs/decisions/0066-credits-are-bought-in-packs.md.
alter table ledger_transactions drop constraint ledger_transactions_cause_check;
alter table ledger_transactions add constraint ledger_transactions_cause_check
  check (cause in ('capture', 'refund', 'maturity', 'payout', 'dispute', 'plan', 'credits', 'correction'));
alter table document_counters drop constraint document_counters_kind_check;
alter table document_counters add constraint document_counters_kind_check
  check (kind in ('invoice', 'credit_note', 'plan_receipt', 'credit_receipt'));

-- Written before the gateway is asked, so that a crash leaves a trace to follow; the key makes the gateway do it once.
create table ai_credit_purchases (
  id bigint generated always as identity primary key,
  ai_account_id bigint not null references ai_accounts,
  -- As they were shown when it was bought.
  credits int not null check (credits > 0),
  amount_cents bigint not null check (amount_cents > 0),
  -- The same token again is the same purchase.
  payment_token text not null unique,
  idempotency_key text not null unique,
  -- Null once the account is deleted.
  card_brand text,
  card_last4 text,
  -- confirming: the bank asks its customer; authorized: held and about to be charged; canceling: given up, and the gateway
  -- has not let go of it yet.
  state text not null check (state in ('started', 'confirming', 'authorized', 'canceling', 'done', 'failed')),
  authorization_ref text,
  confirm_url text,
  confirm_until timestamptz,
  gateway_ref text unique,
  fee_cents bigint check (fee_cents >= 0),
  -- Why it failed.
  outcome text,
  lot_id bigint unique references ai_credit_lots,
  receipt_year int,
  receipt_serial int,
  -- What was paid becomes revenue as its credits are used.
  used_credits int not null default 0 check (used_credits between 0 and credits),
  earned_cents bigint not null default 0 check (earned_cents between 0 and amount_cents),
  -- A whole pack that nobody has used, paid back by staff; a refused refund is tried again under the next key.
  refund_state text check (refund_state in ('started', 'done', 'failed')),
  refund_attempt int not null default 0,
  refund_ref text,
  refund_outcome text,
  refund_reason text,
  refunded_by bigint references users,
  refund_at timestamptz,
  started_at timestamptz not null,
  ended_at timestamptz,
  unique (receipt_year, receipt_serial),
  check ((state in ('done', 'failed')) = (ended_at is not null)),
  check ((state = 'done') = (gateway_ref is not null and fee_cents is not null and lot_id is not null)),
  check ((state = 'done') = (receipt_year is not null and receipt_serial is not null)),
  check ((state in ('canceling', 'failed')) = (outcome is not null)),
  check (state not in ('confirming', 'authorized', 'canceling', 'done') or authorization_ref is not null),
  check (state <> 'confirming' or (confirm_url is not null and confirm_until is not null)),
  check (state = 'done' or (used_credits = 0 and earned_cents = 0 and refund_state is null)),
  check ((refund_state is null) = (refund_reason is null and refunded_by is null and refund_at is null))
);
create index ai_credit_purchases_account on ai_credit_purchases (ai_account_id, id);
create unique index ai_credit_purchases_one_open on ai_credit_purchases (ai_account_id)
  where state in ('started', 'confirming', 'authorized');
create index ai_credit_purchases_open on ai_credit_purchases (started_at)
  where state in ('started', 'confirming', 'authorized', 'canceling');
create index ai_credit_purchases_refunds on ai_credit_purchases (refund_at) where refund_state is not null;
create index ai_credit_purchases_by_ref on ai_credit_purchases (gateway_ref collate "C") where state = 'done';
create index ai_credit_purchases_refunders on ai_credit_purchases (refunded_by) where refunded_by is not null;

-- A bank may take back what was paid for credits: those that are left of the pack are kept until it decides.
alter table ai_credit_entries drop constraint ai_credit_entries_cause_check;
alter table ai_credit_entries drop constraint ai_credit_entries_check;
alter table ai_credit_entries add constraint ai_credit_entries_cause_check check (cause in
  ('welcome', 'bought', 'held', 'charged', 'returned', 'refunded', 'disputed', 'restored', 'given_up'));
alter table ai_credit_entries add constraint ai_credit_entries_check check (case cause
  when 'welcome' then credits > 0 and held = 0 and lot_id is not null
  when 'bought' then credits > 0 and held = 0 and lot_id is not null
  when 'restored' then credits > 0 and held = 0 and lot_id is not null
  when 'held' then credits < 0 and held = -credits and hold_id is not null
  when 'charged' then credits = 0 and held < 0 and hold_id is not null
  when 'returned' then credits > 0 and held = -credits and hold_id is not null
  else credits < 0 and held = 0 end);

alter table disputes
  add column pack_purchase_id bigint references ai_credit_purchases,
  -- What the purchase bears of the amount, and the credits that are kept while the bank decides.
  add column pack_cents bigint check (pack_cents >= 0),
  add column pack_credits int check (pack_credits >= 0),
  add check (num_nulls(pack_purchase_id, pack_cents, pack_credits) in (0, 3)),
  drop constraint disputes_check6,
  add check (num_nonnulls(order_id, plan_charge_id, pack_purchase_id) = 1);
create index disputes_pack_purchase on disputes (pack_purchase_id) where pack_purchase_id is not null;
