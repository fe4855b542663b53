-- Vendors connect systems of their own: keys for calls in, signed webhooks for events out.

create table api_keys (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors on delete cascade,
  name text not null,
  -- The key itself is shown once and never stored.
  key_hash bytea not null unique,
  last4 text not null,
  scopes text[] not null,
  created_at timestamptz not null,
  expires_at timestamptz,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_keys_vendor on api_keys (vendor_id, id desc);

create table webhook_endpoints (
  id bigint generated always as identity primary key,
  vendor_id bigint not null references vendors on delete cascade,
  url text not null,
  events text[] not null,
  -- Sealed with the server's key. The old one signs as well until it ends.
  secret bytea not null,
  old_secret bytea,
  old_secret_until timestamptz,
  is_on boolean not null default true,
  -- Why it was switched off by us; null if it was not.
  off_reason text check (off_reason in ('gone', 'failing')),
  -- Since when nothing has arrived, and when its vendor was mailed about that.
  failing_since timestamptz,
  warned_at timestamptz,
  version int not null default 1,
  created_at timestamptz not null,
  check ((old_secret is null) = (old_secret_until is null))
);
create index webhook_endpoints_vendor on webhook_endpoints (vendor_id, id);

-- What happened, once for all endpoints of a vendor. `uid` is the webhook-id, the same at each try.
create table webhook_messages (
  id bigint generated always as identity primary key,
  uid text not null unique default 'msg_' || replace(gen_random_uuid()::text, '-', ''),
  vendor_id bigint not null references vendors on delete cascade,
  type text not null,
  data jsonb not null,
  at timestamptz not null
);
create index webhook_messages_at on webhook_messages (at);

create table webhook_deliveries (
  id bigint generated always as identity primary key,
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  message_id bigint not null references webhook_messages on delete cascade,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries int not null default 0,
  next_at timestamptz,
  created_at timestamptz not null
);
create index webhook_deliveries_endpoint on webhook_deliveries (endpoint_id, id desc);
create index webhook_deliveries_message on webhook_deliveries (message_id);

create table webhook_attempts (
  id bigint generated always as identity primary key,
  delivery_id bigint not null references webhook_deliveries on delete cascade,
  at timestamptz not null,
  -- Null where no reply came; then `problem` says why.
  status int,
  problem text,
  took_ms int not null
);
create index webhook_attempts_delivery on webhook_attempts (delivery_id, id);
