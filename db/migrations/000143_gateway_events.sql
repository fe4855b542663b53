-- What the gateway has told us has changed. An event only says where to look again (decision 0045); its key makes the
-- gateway's repetitions one.
create table gateway_events (
  gateway text not null,
  id text not null,
  about text not null check (about in ('payment', 'refund', 'account', 'payout')),
  -- The key of the call that made it; of an account its reference.
  ref text not null,
  received_at timestamptz not null,
  primary key (gateway, id)
);
create index gateway_events_received on gateway_events (received_at);

-- The sandbox's own list of what it has to tell, and what it signs it with.
create table sandbox_gateway.events (
  id text primary key default 'sbx_evt_' || gen_random_uuid(),
  about text not null check (about in ('payment', 'refund', 'account', 'payout')),
  ref text not null,
  created_at timestamptz not null,
  -- When it is sent, the first time or again.
  due_at timestamptz not null,
  tries int not null default 0,
  -- Since when nothing is to be sent any more: it was taken, or given up.
  ended_at timestamptz
);
create index sandbox_events_due on sandbox_gateway.events (due_at) where ended_at is null;
create index sandbox_events_ended on sandbox_gateway.events (ended_at) where ended_at is not null;
create table sandbox_gateway.webhook_secrets (
  secret text primary key
);
insert into sandbox_gateway.webhook_secrets values ('whsec_' || gen_random_uuid() || gen_random_uuid());
