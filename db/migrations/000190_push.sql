-- Notifications on devices: Web Push (RFC 8030). See docs/decisions/0081-the-pros-app.md.
create table push_devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  -- A device that signs out hears nothing more.
  session_id bigint not null references sessions (id) on delete cascade,
  -- The address at the push service of the browser's maker, as the browser named it.
  endpoint text not null unique,
  -- The browser's keys, by which what is sent is encrypted.
  p256dh bytea not null check (octet_length(p256dh) = 65),
  auth bytea not null check (octet_length(auth) = 16),
  created_at timestamptz not null
);
create index push_devices_user on push_devices (user_id);
create index push_devices_session on push_devices (session_id);

-- Without a row a kind is shown at once.
create table push_choices (
  user_id bigint not null references users on delete cascade,
  -- Of packages/domain/src/notifications/notice-kinds.ts.
  kind text not null,
  plan text not null check (plan in ('now', 'digest', 'off')),
  changed_at timestamptz not null,
  primary key (user_id, kind)
);

-- When devices show it: '-infinity' until that is decided, null once they were told or nobody is.
alter table notifications add column push_due timestamptz;
create index notifications_push on notifications (push_due, user_id) where push_due is not null;
