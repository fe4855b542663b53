-- A pro's changed copy of a room that its homeowner shared. The room itself changes only if the homeowner accepts.
create table proposals (
  id bigint generated always as identity primary key,
  project_id bigint not null references projects on delete cascade,
  showroom_id bigint not null references showrooms on delete cascade,
  -- The revision of the room that the pro changed.
  base_revision int not null check (base_revision >= 1),
  -- Null if that version was thinned out before the proposal was sent.
  base_saved_at timestamptz,
  note text not null check (note <> ''),
  state text not null default 'open' check (state in ('open', 'accepted', 'declined', 'withdrawn')),
  answer text not null default '',
  sent_at timestamptz not null,
  -- When it was accepted, declined or withdrawn.
  closed_at timestamptz,
  accepted_revision int,
  -- As in scenes.
  document bytea not null,
  content_hash bytea not null,
  rooms int not null,
  skus text[] not null,
  check ((state = 'open') = (closed_at is null)),
  check ((state = 'accepted') = (accepted_revision is not null))
);
-- It is packed already.
alter table proposals
  alter column document set storage external,
  alter column document set statistics 0,
  alter column skus set statistics 0;
create index proposals_project on proposals (project_id, id);
create index proposals_answered on proposals (showroom_id, closed_at)
  where state in ('accepted', 'declined');
