-- Scenes that several people edit at once. See docs/decisions/0080-designing-together.md.
alter table projects add column pros_edit boolean not null default false;

-- A scene while somebody has it open: it goes with the last of them, once it is saved as a revision.
create table live_rooms (
  project_id bigint primary key references projects on delete cascade,
  -- Names this merging document: updates of another one mean nothing to it.
  epoch text not null,
  -- Of the last update.
  seq bigint not null default 0,
  -- The document with all updates up to state_seq.
  state bytea not null,
  state_seq bigint not null default 0,
  -- The revision of the project's scene that was saved from it, or that it began with.
  base_revision int not null,
  opened_at timestamptz not null,
  check (state_seq <= seq)
);

create table live_updates (
  project_id bigint not null references live_rooms on delete cascade,
  seq bigint not null,
  update bytea not null,
  primary key (project_id, seq)
);
