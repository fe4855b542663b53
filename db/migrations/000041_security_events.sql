-- What operators look at after an attack: no names, no mail addresses, nothing that somebody typed. Rows go after 90
-- days. No foreign keys: they outlive their account, and writing one waits for no lock.
create table security_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  kind text not null,
  -- 'done', or the code of the refusal.
  outcome text not null,
  -- A word of ours: the name of a call, the kind of a second factor.
  about text,
  account_id bigint,
  -- The staff account that acted on the account.
  actor_id bigint,
  -- Of the IPv4 address or the IPv6 /64, with a key that is not in the database.
  address_hash bytea,
  -- Refusals that are alike within a minute are one row.
  times int not null
);
create index security_events_at on security_events (at);
create index security_events_account on security_events (account_id, at) where account_id is not null;
create index security_events_address on security_events (address_hash, at) where address_hash is not null;
