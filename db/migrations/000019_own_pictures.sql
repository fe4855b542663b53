-- Pictures of somebody's own: a photo of a room, a drawn floor plan. The row is written before its files and goes after
-- them: no file is ever kept that no row knows of. One without an owner, or not kept within the hour, is removed.
create table own_pictures (
  id bigint generated always as identity primary key,
  user_id bigint references users on delete set null,
  -- Of its files in the file store, without their endings.
  key text not null unique,
  name text not null,
  width int not null,
  height int not null,
  bytes int not null,
  -- What its owner marked on it; the server does not read it.
  marks jsonb check (jsonb_typeof(marks) = 'object'),
  created_at timestamptz not null,
  -- Null until its files are there.
  kept_at timestamptz
);
create index own_pictures_user on own_pictures (user_id, id desc);
