-- What a person may see and do about the own account: devices, addresses, sign-in by other companies.

-- A session is a device. It is named by a number, so that another device can end it; and a remembered
-- one outlives its token: the hash of a second token opens it again without the password.
alter table sessions add column id bigint generated always as identity unique;
alter table sessions add column remember_hash bytea unique;
alter table sessions add column remember_expires_at timestamptz;
create index sessions_remembered on sessions (remember_expires_at) where remember_hash is not null;

-- Addresses beside users.shipping_address, which is the one that the next order goes to.
create table addresses (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  address jsonb not null,
  created_at timestamptz not null default now()
);
create index addresses_user on addresses (user_id, id);

-- No password where somebody always came by another company's sign-in.
alter table users alter column password_hash drop not null;

-- A person at an OpenID Connect provider. An email address may move to somebody else, these never do.
create table user_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users on delete cascade,
  created_at timestamptz not null default now(),
  primary key (issuer, subject)
);
create index user_identities_user on user_identities (user_id);

-- A sign-in under way at a provider: the state goes out, its hash stays, and is used once.
create table provider_sign_ins (
  state_hash bytea primary key,
  provider text not null,
  nonce text not null,
  code_verifier text not null,
  expires_at timestamptz not null
);
create index provider_sign_ins_expiry on provider_sign_ins (expires_at);

-- The address that a mailed link proves, where it is not the account's own yet.
alter table one_time_codes add column new_email text;
alter table one_time_codes drop constraint one_time_codes_purpose_check;
alter table one_time_codes add constraint one_time_codes_purpose_check
  check (purpose in ('verify_email', 'change_email', 'staff_otp', 'reset_password'));

-- The account of a person who has left: kept only where an order still hangs on it.
alter table users add column deleted_at timestamptz;
