-- What people choose about their mails. See docs/decisions/0070-people-choose-their-mails.md.
create table mail_choices (
  user_id bigint not null references users on delete cascade,
  -- Of packages/domain/src/notifications/notice-kinds.ts.
  kind text not null,
  plan text not null check (plan in ('now', 'digest', 'off')),
  changed_at timestamptz not null,
  primary key (user_id, kind)
);

-- Without a row: the zone of the zip code, and no quiet hours.
create table mail_times (
  user_id bigint primary key references users on delete cascade,
  time_zone text not null,
  digest_hour smallint not null check (digest_hour between 0 and 23),
  quiet_from smallint check (quiet_from between 0 and 23),
  quiet_to smallint check (quiet_to between 0 and 23),
  check ((quiet_from is null) = (quiet_to is null))
);

-- Mails that wait for the end of quiet hours, for the digest, or for others of their topic.
create table held_mails (
  id bigint generated always as identity primary key,
  user_id bigint not null references users on delete cascade,
  kind text not null,
  template text not null,
  topic text,
  content json not null,
  -- The latest of what was said on the topic.
  lines text[] not null default '{}',
  -- How often something was said on it.
  count int not null default 1,
  is_digest boolean not null,
  due_at timestamptz not null,
  created_at timestamptz not null
);
create unique index held_mails_topic on held_mails (user_id, topic) where topic is not null;
create index held_mails_user on held_mails (user_id, due_at);
create index held_mails_due on held_mails (due_at, user_id);
