-- A bank may take back what a pro paid for a plan, too. See docs/decisions/0059-a-disputed-plan-does-not-renew.md.
alter table disputes
  alter column order_id drop not null,
  alter column capture_id drop not null,
  add column plan_charge_id bigint references subscription_charges,
  -- What the plan's charge bears of the amount.
  add column plan_cents bigint check (plan_cents >= 0),
  add check (num_nulls(order_id, capture_id) in (0, 2)),
  add check (num_nulls(plan_charge_id, plan_cents) in (0, 2)),
  add check ((order_id is null) = (plan_charge_id is not null));
create index disputes_plan_charge on disputes (plan_charge_id) where plan_charge_id is not null;

alter table subscriptions drop constraint subscriptions_end_reason_check;
alter table subscriptions add constraint subscriptions_end_reason_check
  check (end_reason in ('refused', 'canceled', 'unpaid', 'closed', 'disputed'));
