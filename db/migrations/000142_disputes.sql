-- Chargebacks: what a bank takes back of a charge until it has decided. See domain/ledger and decision 0047.
create table disputes (
  id bigint generated always as identity primary key,
  gateway_ref text not null unique,
  order_id bigint not null references orders,
  capture_id bigint not null references captures,
  amount_cents bigint not null check (amount_cents > 0),
  -- Kept by the gateway however it ends.
  fee_cents bigint not null check (fee_cents >= 0),
  reason text not null,
  state text not null check (state in ('needs_response', 'under_review', 'won', 'lost', 'accepted')),
  -- The last day on which evidence counts.
  respond_by date not null,
  opened_at timestamptz not null,
  noted_at timestamptz not null,
  closed_at timestamptz,
  -- Written before the gateway is told, like charges (000131).
  answer text check (answer in ('evidence', 'accept')),
  answer_text text,
  answered_by bigint references users,
  answered_at timestamptz,
  answer_sent_at timestamptz,
  -- Why the gateway did not take it.
  answer_refusal text,
  check ((state in ('needs_response', 'under_review')) = (closed_at is null)),
  check (num_nulls(answer, answer_text, answered_at) in (0, 3)),
  check (answer_sent_at is null or answer is not null),
  check (answer_refusal is null or answer_sent_at is not null)
);
create index disputes_order on disputes (order_id);
create index disputes_capture on disputes (capture_id);
create index disputes_answered_by on disputes (answered_by) where answered_by is not null;
create index disputes_open on disputes (respond_by, id) where state in ('needs_response', 'under_review');
create index disputes_to_send on disputes (id) where answer is not null and answer_sent_at is null;
create index disputes_opened on disputes (opened_at);
create index disputes_by_ref on disputes (gateway_ref collate "C");

-- What of the amount each line bears, frozen when the dispute was noted: a line may be cut meanwhile.
create table dispute_items (
  dispute_id bigint not null references disputes,
  order_item_id bigint not null references order_items,
  vendor_cents bigint not null check (vendor_cents >= 0),
  pro_cents bigint not null check (pro_cents >= 0),
  fee_cents bigint not null check (fee_cents >= 0),
  tax_cents bigint not null check (tax_cents >= 0),
  shipping_cents bigint not null check (shipping_cents >= 0),
  primary key (dispute_id, order_item_id)
);
create index dispute_items_item on dispute_items (order_item_id);

-- The sandbox's books of them.
alter table sandbox_gateway.payment_methods add column is_disputed boolean not null default false;
alter table sandbox_gateway.authorizations
  -- From then on its bank disputes the charge; null if it does not.
  add column disputed_from timestamptz;
create index sandbox_to_dispute on sandbox_gateway.authorizations (disputed_from) where disputed_from is not null;
create table sandbox_gateway.disputes (
  ref text primary key,
  authorization_ref text not null unique references sandbox_gateway.authorizations,
  amount_cents bigint not null check (amount_cents > 0),
  fee_cents bigint not null check (fee_cents >= 0),
  reason text not null,
  opened_at timestamptz not null,
  respond_by date not null,
  evidence text,
  evidence_key text unique,
  answered_at timestamptz,
  accepted_at timestamptz,
  check (num_nulls(evidence, evidence_key, answered_at) in (0, 3)),
  check (accepted_at is null or evidence is null)
);
create index sandbox_disputes_by_ref on sandbox_gateway.disputes (ref collate "C");
create index sandbox_disputes_opened on sandbox_gateway.disputes (opened_at);
