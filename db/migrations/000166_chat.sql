-- Talk about projects, and with support. See docs/decisions/0074-chat-rooms.md.
create table chat_rooms (
  id bigint generated always as identity primary key,
  -- One of the two: the talk about a project, or of one account with support.
  project_id bigint unique references projects on delete cascade,
  user_id bigint unique references users on delete cascade,
  -- Goes up with each change of the room, under the room's lock: readers ask for what changed since.
  seq bigint not null default 0,
  -- When somebody in the room asked staff to look in.
  staff_asked_at timestamptz,
  -- Since when somebody waits for an answer of staff; null if nobody does.
  waiting_since timestamptz,
  claimed_by bigint references users on delete set null,
  claimed_at timestamptz,
  created_at timestamptz not null default now(),
  check (num_nonnulls(project_id, user_id) = 1)
);
create index chat_rooms_waiting on chat_rooms (waiting_since) where waiting_since is not null;
create index chat_rooms_claimed on chat_rooms (claimed_by) where claimed_by is not null;

create table chat_messages (
  id bigint generated always as identity primary key,
  room_id bigint not null references chat_rooms on delete cascade,
  -- Null once the account is gone.
  author_id bigint references users on delete set null,
  -- In what part the author wrote it.
  author_role text not null check (author_role in ('owner', 'pro', 'member', 'staff')),
  -- Made by the browser, so that a message that is sent again is there once.
  client_key uuid not null,
  text text not null,
  reply_to bigint references chat_messages on delete set null,
  mentions bigint[] not null default '{}',
  anchor jsonb check (jsonb_typeof(anchor) = 'object'),
  -- The room's seq when it last changed.
  changed_seq bigint not null,
  created_at timestamptz not null,
  edited_at timestamptz,
  removed_at timestamptz,
  unique (room_id, author_id, client_key)
);
create index chat_messages_room on chat_messages (room_id, id);
create index chat_messages_changed on chat_messages (room_id, changed_seq);
create index chat_messages_author on chat_messages (author_id) where author_id is not null;
create index chat_messages_reply on chat_messages (reply_to) where reply_to is not null;

-- What a message said before it was edited or removed.
create table chat_message_edits (
  id bigint generated always as identity primary key,
  message_id bigint not null references chat_messages on delete cascade,
  text text not null,
  replaced_at timestamptz not null
);
create index chat_message_edits_message on chat_message_edits (message_id, id);

create table chat_reactions (
  message_id bigint not null references chat_messages on delete cascade,
  user_id bigint not null references users on delete cascade,
  emoji text not null,
  created_at timestamptz not null,
  primary key (message_id, user_id, emoji)
);
create index chat_reactions_user on chat_reactions (user_id);

-- How far each person has read.
create table chat_reads (
  room_id bigint not null references chat_rooms on delete cascade,
  user_id bigint not null references users on delete cascade,
  message_id bigint not null,
  read_at timestamptz not null,
  primary key (room_id, user_id)
);
create index chat_reads_user on chat_reads (user_id);

create table chat_files (
  id bigint generated always as identity primary key,
  -- Null once it has no room: its files are about to be removed.
  room_id bigint references chat_rooms on delete set null,
  user_id bigint references users on delete set null,
  -- Null until a message has it.
  message_id bigint references chat_messages on delete set null,
  -- Of its files in the file store, without their endings.
  key text not null unique,
  name text not null,
  type text not null,
  bytes int not null,
  -- Of a picture.
  width int,
  height int,
  created_at timestamptz not null,
  -- Null until its files are there.
  kept_at timestamptz,
  removed_at timestamptz,
  check ((width is null) = (height is null))
);
create index chat_files_room on chat_files (room_id, id desc);
create index chat_files_message on chat_files (message_id) where message_id is not null;
create index chat_files_user on chat_files (user_id) where user_id is not null;
create index chat_files_left on chat_files (created_at)
  where message_id is null or room_id is null or removed_at is not null;

-- Who sits in which room, now: the one place that says who may see what is in it. Whoever is barred sits in none.
create view chat_seats as
  select r.id as room_id, u.id as user_id, 'owner' as role
  from chat_rooms r join projects p on p.id = r.project_id and p.deleted_at is null
    join users u on u.id = p.user_id and u.status in ('Active', 'Approve')
  union all
  select r.id, u.id, 'pro'
  from chat_rooms r
    join projects p on p.id = r.project_id and p.deleted_at is null and p.shared_to_pro_at is not null
    join showrooms s on s.id = p.showroom_id
    join users u on u.id = s.user_id and u.status in ('Active', 'Approve') and u.id <> p.user_id
  union all
  select r.id, u.id, 'member'
  from chat_rooms r join users u on u.id = r.user_id and u.status in ('Active', 'Approve')
  union all
  select r.id, u.id, 'staff'
  from chat_rooms r left join projects p on p.id = r.project_id
    join users u on u.type = 'Admin' and u.status in ('Active', 'Approve')
  where (r.user_id is not null or (r.staff_asked_at is not null and p.deleted_at is null))
    and r.user_id is distinct from u.id;
