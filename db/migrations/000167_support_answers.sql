-- What staff answer often, prepared.
create table support_answers (
  id bigint generated always as identity primary key,
  title text not null unique,
  text text not null,
  changed_by bigint references users on delete set null,
  changed_at timestamptz not null
);
create index support_answers_changed_by on support_answers (changed_by) where changed_by is not null;
