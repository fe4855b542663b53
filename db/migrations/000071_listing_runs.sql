-- Many drafts at once: a vendor sends all that are complete, staff approve all that are alike. A job works through them.
create table listing_runs (
  id bigint generated always as identity primary key,
  kind text not null check (kind in ('send', 'approve')),
  vendor_id bigint not null references vendors on delete cascade,
  started_by bigint not null references users on delete cascade,
  -- Drafts that it began with, went through, and left with a reason.
  total int not null,
  done int not null default 0,
  refused int not null default 0,
  created_at timestamptz not null,
  finished_at timestamptz
);
-- One at a time.
create unique index listing_runs_open on listing_runs (vendor_id) where finished_at is null;
create index listing_runs_vendor on listing_runs (vendor_id, id desc);

-- The run that it waits in; whoever edits, sends or recalls it takes it out.
alter table listing_drafts add column run_id bigint;
-- Why a run has left it.
alter table listing_drafts add column refusal text;
create index listing_drafts_run on listing_drafts (run_id, id) where run_id is not null;
create index listing_drafts_complete on listing_drafts (vendor_id, id)
  where state = 'draft' and product_id is null and problem_count = 0;
create index listing_drafts_new on listing_drafts (vendor_id, submitted_at, id)
  where state = 'submitted' and product_id is null;
