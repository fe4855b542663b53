-- Pictures of models that vendors made of our kinds, rendered once their product is live. Models of the demo have theirs
-- in media/products and no row here.
create table model_pictures (
  -- As in 'm/KEY' of products.picture_key: the hash of the spec.
  key text primary key check (key ~ '^[0-9a-f]{16}$'),
  spec jsonb not null,
  created_at timestamptz not null default now(),
  -- The picture is in the file store.
  made_at timestamptz,
  tries smallint not null default 0,
  -- A server renders it until then.
  leased_until timestamptz,
  -- Why the last try failed.
  problem text not null default ''
);
create index model_pictures_waiting on model_pictures (created_at) where made_at is null;
