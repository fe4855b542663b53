-- Path-traced pictures of saved rooms, drawn by the servers one after the other. A row stands before its files and goes
-- after them. One that nothing owns any more (its project is gone, or its owner has deleted it) is removed with its files.
create table stills (
  id bigint generated always as identity primary key,
  -- Who waits for it: servers take turns between people.
  user_id bigint references users on delete set null,
  project_id bigint references projects on delete set null,
  -- Of its files in the file store, without their endings.
  key text not null unique,
  name text not null,
  -- Size, samples, seed, light and camera.
  request jsonb not null,
  -- Of the project's scene.
  revision int not null,
  -- The scene as it was when it was asked for, with the facts of its products, packed by zstd; null once it is not needed.
  document bytea,
  samples_done int not null default 0,
  -- Pictures of it that there were to see.
  picture int not null default 0,
  -- Times that it was begun or taken up again and was not given back in good order.
  tries int not null default 0,
  -- The server that draws it, until when it has said that it does.
  worker uuid,
  leased_until timestamptz,
  begun_at timestamptz,
  created_at timestamptz not null,
  done_at timestamptz,
  failed_at timestamptz,
  check ((worker is null) = (leased_until is null)),
  check (done_at is null or failed_at is null)
);
-- It is packed already.
alter table stills
  alter column document set storage external,
  alter column document set statistics 0,
  alter column request set statistics 0;
create index stills_project on stills (project_id, id desc);
-- When somebody's turn was last.
create index stills_turns on stills (user_id, begun_at desc);
create index stills_waiting on stills (id) where done_at is null and failed_at is null;
-- One of a person at a time, over all servers.
create unique index stills_at_work on stills (user_id) where worker is not null;
