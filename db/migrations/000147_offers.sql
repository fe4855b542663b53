-- Dated offers of a showroom to a client: a draft, then what was sent, then what the client answered. What was sent and what
-- was signed are kept as the bytes that were hashed.
create table offers (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms,
  state text not null default 'draft' check (state in
    ('draft', 'sent', 'viewed', 'approved_in_part', 'approved', 'declined', 'expired', 'withdrawn', 'superseded')),
  version int not null default 1,
  client_name text not null,
  client_email text not null,
  title text not null,
  note text not null,
  -- The last day on which it can be answered, in Los Angeles.
  ends_on date not null,
  -- What is offered: products and quantities, without prices.
  sections jsonb not null,
  -- The offer that this one takes the place of once it is sent.
  replaces bigint references offers,
  year int,
  serial int,
  -- SHA-256 of the secret in the client's link.
  link_hash bytea unique,
  made_at timestamptz not null,
  sent_at timestamptz,
  viewed_at timestamptz,
  reminded_at timestamptz,
  closed_at timestamptz,
  -- The client's, for a "no".
  reason text not null default '',
  unique (showroom_id, year, serial),
  check ((year is null) = (serial is null)),
  check ((state = 'draft') = (serial is null)),
  check ((state = 'draft') = (link_hash is null)),
  check ((state = 'draft') = (sent_at is null)),
  check ((state in ('draft', 'sent', 'viewed')) = (closed_at is null))
);
create index offers_showroom on offers (showroom_id, id desc);
create index offers_replaces on offers (replaces) where replaces is not null;
create index offers_open on offers (ends_on) where state in ('sent', 'viewed');

-- Each showroom and year counts from 1, without gaps.
create table offer_counters (
  showroom_id bigint not null references showrooms,
  year int not null,
  last int not null check (last >= 1),
  primary key (showroom_id, year)
);

create table offer_snapshots (
  offer_id bigint not null references offers,
  kind text not null check (kind in ('sent', 'signed')),
  bytes bytea not null,
  hash bytea not null check (hash = sha256(bytes)),
  made_at timestamptz not null,
  primary key (offer_id, kind)
);
create function refuse_snapshot_change() returns trigger language plpgsql as $$
begin
  raise exception 'what was sent or signed of offer % is never changed', old.offer_id using errcode = 'restrict_violation';
end $$;
create trigger offer_snapshots_kept before update or delete on offer_snapshots
  for each row execute function refuse_snapshot_change();

-- An answer is as final: neither its state nor what it was about changes any more.
create function refuse_answered_offer_change() returns trigger language plpgsql as $$
begin
  raise exception 'offer % is answered', old.id using errcode = 'restrict_violation';
end $$;
create trigger offers_answered before update or delete on offers
  for each row when (old.state in ('approved', 'approved_in_part', 'declined')) execute function refuse_answered_offer_change();
