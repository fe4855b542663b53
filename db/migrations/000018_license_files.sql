-- A pro's license as a file of the file store. The row is written before the file and goes after it: no file is ever
-- kept that no row knows of. One that no application names any more is removed.
create table license_files (
  key text primary key,
  user_id bigint unique references pro_applications on delete set null,
  type text not null,
  bytes int not null,
  kept_at timestamptz not null
);

-- What staff have decided, who and when; all null while it waits.
alter table pro_applications
  add column decision text check (decision in ('approve', 'refuse')),
  add column reason text not null default '',
  add column decided_at timestamptz,
  add column decided_by bigint references users on delete set null,
  add constraint pro_applications_decided check ((decision is null) = (decided_at is null));
create index pro_applications_waiting on pro_applications (created_at) where decision is null;

-- Who of staff opened a license, as the privacy policy says.
create table license_looks (
  user_id bigint not null references pro_applications on delete cascade,
  staff_id bigint references users on delete set null,
  looked_at timestamptz not null
);
create index license_looks_user on license_looks (user_id);
