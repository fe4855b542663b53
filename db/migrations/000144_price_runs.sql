-- What a pro's prices take longer for than a request: a change of very many markups, its undoing, the whole showroom's
-- price list as PDF. A job does it; this row says how far it is and what came of it.
create table price_runs (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms on delete cascade,
  started_by bigint not null references users on delete cascade,
  kind text not null check (kind in ('change', 'undo', 'print')),
  -- What was asked for, as its job reads it.
  asked jsonb not null,
  -- Products to go through, and gone through.
  total int not null,
  done int not null default 0,
  -- What its reply would be: {"refusal"} in words, or what it did.
  outcome jsonb,
  file_key text,
  created_at timestamptz not null,
  finished_at timestamptz
);
-- One of each kind at a time.
create unique index price_runs_open on price_runs (showroom_id, kind) where finished_at is null;
create index price_runs_showroom on price_runs (showroom_id, kind, id desc);
create index price_runs_started_by on price_runs (started_by);
create index price_runs_files on price_runs (finished_at) where file_key is not null;
