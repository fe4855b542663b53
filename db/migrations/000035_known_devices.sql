-- Devices that signed in to an account with the right password: their wrong ones are counted apart from a stranger's.
create table known_devices (
  user_id bigint not null references users on delete cascade,
  -- Of a random token in a cookie that scripts can't read.
  device_hash bytea not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, device_hash)
);
create index known_devices_hash on known_devices (device_hash);
create index known_devices_use on known_devices (last_used_at);
