-- A bank may ask its customer to confirm a payment (3D Secure). Until then the attempt is `confirming`, its checkout is
-- being paid and its stock is held. `canceling` was given up, by the buyer or because time ran out: it can't become an
-- order any more, and the gateway still has to hear of it.
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check
  check (state in ('started', 'confirming', 'canceling', 'authorized', 'refused', 'voided'));
alter table payment_attempts add column confirm_url text;
alter table payment_attempts add column confirm_until timestamptz;
-- Whether the buyer wants the card kept: it may be another call that places the order.
alter table payment_attempts add column saves_card boolean not null default false;
alter table payment_attempts add constraint payment_attempts_confirming
  check (state not in ('confirming', 'canceling')
    or (gateway_ref is not null and confirm_url is not null and confirm_until is not null));
-- A checkout is paid by one attempt at a time.
create unique index payment_attempts_one_running on payment_attempts (checkout_id)
  where state in ('started', 'confirming');
create index payment_attempts_confirm on payment_attempts (confirm_until)
  where state in ('confirming', 'canceling');

-- What the sandbox answers once its customer has confirmed.
alter table sandbox_gateway.payment_methods add column confirmed_outcome text not null default 'approved';
alter table sandbox_gateway.authorizations drop constraint authorizations_state_check;
alter table sandbox_gateway.authorizations add constraint authorizations_state_check
  check (state in ('needs_confirmation', 'authorized', 'refused', 'voided'));
alter table sandbox_gateway.authorizations add column confirm_key text unique;
alter table sandbox_gateway.authorizations add column return_url text;
alter table sandbox_gateway.authorizations add constraint authorizations_confirm_check
  check (state <> 'needs_confirmation' or (confirm_key is not null and return_url is not null));
