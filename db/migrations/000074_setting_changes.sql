-- What staff change about settings, taxes and delivery, from a date on. The tables themselves hold what counts now.
create table setting_changes (
  id bigint generated always as identity primary key,
  -- A key of editable-settings.ts in the domain.
  key text not null,
  from_value jsonb,
  value jsonb not null,
  starts_at timestamptz not null,
  state text not null check (state in ('waiting', 'applied', 'withdrawn')),
  reason text not null check (reason <> ''),
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'waiting') = (ended_at is null))
);
create unique index setting_changes_open on setting_changes (key) where state = 'waiting';
create index setting_changes_due on setting_changes (starts_at) where state = 'waiting';
create index setting_changes_key on setting_changes (key, id desc);
