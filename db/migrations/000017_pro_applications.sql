-- What a pro gives with the registration; whether it is approved is the status of the account.
create table pro_applications (
  user_id bigint primary key references users on delete cascade,
  company_name text not null,
  license_number text not null,
  license_state text not null check (license_state ~ '^[A-Z]{2}$'),
  license_expires_on date not null,
  about text not null default '',
  created_at timestamptz not null
);
