-- What staff work on: cases in queues, who has one, and whose answer it waits for.

-- A case belongs to one person of staff for some minutes. It is a courtesy: each decision is guarded by itself.
create table staff_claims (
  queue text not null,
  case_id text not null,
  staff_id bigint not null references users on delete cascade,
  expires_at timestamptz not null,
  primary key (queue, case_id)
);
create index staff_claims_staff on staff_claims (staff_id);

-- While the applicant has to answer, the clock of our promise stands still.
create table staff_waits (
  id bigint generated always as identity primary key,
  queue text not null,
  case_id text not null,
  -- Who answers.
  email text not null,
  question text not null,
  asked_by bigint references users on delete set null,
  asked_at timestamptz not null,
  resumed_at timestamptz
);
create unique index staff_waits_one_open on staff_waits (queue, case_id) where resumed_at is null;
create index staff_waits_case on staff_waits (queue, case_id, id);
create index staff_waits_open_email on staff_waits (email) where resumed_at is null;
create index staff_waits_asked_by on staff_waits (asked_by);

-- A message from the person who was asked is the answer.
create function resume_answered_waits() returns trigger language plpgsql as $$
begin
  update staff_waits set resumed_at = new.created_at where email = lower(new.email) and resumed_at is null;
  return null;
end $$;
create trigger contact_messages_answer after insert on contact_messages
  for each row execute function resume_answered_waits();

-- What became of a lead and of a message.
alter table leads
  add column state text not null default 'open' check (state in ('open', 'done')),
  add column version int not null default 1,
  add column assigned_to bigint references users on delete set null,
  add column note text not null default '',
  add column answer text not null default '',
  add column done_at timestamptz,
  add constraint leads_done check ((state = 'done') = (done_at is not null));
create index leads_open on leads (created_at) where state = 'open';
create index leads_assigned on leads (assigned_to) where assigned_to is not null;
alter table contact_messages
  add column state text not null default 'open' check (state in ('open', 'done')),
  add column version int not null default 1,
  add column assigned_to bigint references users on delete set null,
  add column note text not null default '',
  add column answer text not null default '',
  add column done_at timestamptz,
  add constraint contact_messages_done check ((state = 'done') = (done_at is not null));
create index contact_messages_open on contact_messages (created_at) where state = 'open';
create index contact_messages_assigned on contact_messages (assigned_to) where assigned_to is not null;
create index contact_messages_email on contact_messages (lower(email));

-- A mail that nobody will send any more, and why.
alter table mails add column dropped_at timestamptz, add column drop_reason text not null default '';
create index mails_failing on mails (created_at) where sent_at is null and dropped_at is null and attempts > 0;

-- How staff find people: by the beginning of a name, an address or a number.
create index users_full_name on users (lower(first_name || ' ' || last_name) text_pattern_ops);
create index users_last_name on users (lower(last_name) text_pattern_ops);
create index users_email_prefix on users (email text_pattern_ops);
create index users_phone on users (regexp_replace(phone_number, '[^0-9]', '', 'g') text_pattern_ops) where phone_number <> '';
create index users_type on users (type, id desc);
create index users_status on users (status, id desc);
create index users_type_status on users (type, status, id desc);

-- Whose carts hold what a vendor sells, before the vendor is deactivated.
create index cart_lines_variant on cart_lines (variant_id);

-- The order board has a million lines: each filter it offers has an index in each order it offers.
alter table order_items
  add column placed_at timestamptz,
  -- The last day of the promised arrival; of lines that were promised none, what their lead time and three weeks give.
  add column promised_on date;
create function set_item_dates() returns trigger language plpgsql as $$
begin
  select placed_at into new.placed_at from orders where id = new.order_id;
  new.promised_on := coalesce(new.arrives_to, (new.placed_at at time zone 'America/Los_Angeles')::date + new.lead_time_max_days + 21);
  return new;
end $$;
update order_items i set placed_at = o.placed_at,
  promised_on = coalesce(i.arrives_to, (o.placed_at at time zone 'America/Los_Angeles')::date + i.lead_time_max_days + 21)
from orders o where o.id = i.order_id;
alter table order_items alter column placed_at set not null, alter column promised_on set not null;
create trigger order_items_dates before insert on order_items for each row execute function set_item_dates();
create index board_placed on order_items (placed_at desc, id desc);
create index board_status_placed on order_items (status, placed_at desc, id desc);
create index board_vendor_placed on order_items (vendor_id, placed_at desc, id desc);
create index board_showroom_placed on order_items (showroom_id, placed_at desc, id desc);
create index board_promised on order_items (promised_on, id);
create index board_status_promised on order_items (status, promised_on, id);
create index board_vendor_promised on order_items (vendor_id, promised_on, id);
create index board_showroom_promised on order_items (showroom_id, promised_on, id);
-- What is late, whoever sells it.
create index board_running_promised on order_items (promised_on, id)
  where status not in ('Decline', 'Cancle', 'Returned', 'Delivered');
