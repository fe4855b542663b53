-- A second factor for whoever wants one: an authenticator app, passkeys, and codes for when neither is at hand.

-- One app an account. It counts once a code of it was typed.
create table authenticator_apps (
  user_id bigint primary key references users on delete cascade,
  -- Encrypted with the server's key, and of use to this account alone.
  sealed_secret bytea not null,
  confirmed_at timestamptz,
  -- The time step (30 s since 1970) of the last code that was taken: none is taken twice, nor one before it.
  last_step bigint not null default 0,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);

create table passkeys (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  credential_id bytea not null unique,
  public_key bytea not null,
  -- As the authenticator counts its signatures; many always say 0.
  counter bigint not null,
  transports text[] not null,
  name text not null,
  -- Kept by a password manager or cloud, so that it is on other devices too.
  is_synced boolean not null,
  last_used_at timestamptz,
  created_at timestamptz not null default now()
);
create index passkeys_user on passkeys (user_id, id);

create table recovery_codes (
  user_id bigint not null references users on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  created_at timestamptz not null default now(),
  primary key (user_id, code_hash)
);

-- Sign-ins that wait for the second step. They are no sessions: nothing but that step can be done with one.
create table second_steps (
  token_hash bytea primary key,
  user_id bigint not null references users on delete cascade,
  -- 'Remember me' was ticked.
  remember boolean not null,
  -- Of the remembered session that is opened again, where the first step was its token.
  remember_hash bytea,
  expires_at timestamptz not null
);
create index second_steps_user on second_steps (user_id);
create index second_steps_expiry on second_steps (expires_at);

-- What passkeys are to sign: used once, for one purpose, by the session or second step that asked.
create table passkey_challenges (
  challenge_hash bytea primary key,
  purpose text not null check (purpose in ('add', 'confirm', 'second_step', 'sign_in')),
  bound_to bytea,
  expires_at timestamptz not null
);
create index passkey_challenges_expiry on passkey_challenges (expires_at);

-- The person said again who they are, by password or passkey: good for one change of the factors.
alter table sessions add column confirmed_at timestamptz;

-- Until then this device is not asked for the second step.
alter table known_devices add column trusted_until timestamptz;

-- Pros and vendors are advised to add a factor until they have one or decline.
alter table users add column factor_declined_at timestamptz;
