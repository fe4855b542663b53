-- Every text that staff published on a page, and at most one draft per page. page_texts holds what is live.
create table page_versions (
  id bigint generated always as identity primary key,
  slug text not null check (slug ~ '^[a-z][a-z_]{0,39}$'),
  -- Counts what was published on a page; null for a draft.
  number int,
  -- 'standard': the page was taken back to the standard text, kept here as it was then.
  kind text not null check (kind in ('draft', 'written', 'restored', 'standard')),
  title text not null check (title <> ''),
  lead text not null,
  body text not null,
  shows_date boolean not null,
  restored_from int,
  -- Of a draft: the number of the text that it was begun from; 0 for the standard text.
  based_on int,
  reason text not null default '',
  created_by bigint references users on delete set null,
  created_at timestamptz not null,
  check ((kind = 'draft') = (number is null)),
  check ((kind = 'draft') = (based_on is not null)),
  check ((kind = 'restored') = (restored_from is not null)),
  check (kind = 'draft' or reason <> '')
);
create unique index page_versions_number on page_versions (slug, number) where number is not null;
create unique index page_versions_draft on page_versions (slug) where kind = 'draft';
create index page_versions_newest on page_versions (slug, id desc);
create index page_versions_created_by on page_versions (created_by);

insert into page_versions (slug, number, kind, title, lead, body, shows_date, reason, created_at)
select slug, 1, 'written', title, lead, body, updated_on is not null, 'Written before versions were kept', updated_at
from page_texts;
