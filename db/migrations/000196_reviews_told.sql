-- When both sides of a hire were told that its reviews are published; null until then. Those that are published are old news.
alter table hires add column reviews_told_at timestamptz;
update hires h set reviews_told_at = now()
where h.completed_at is not null and (h.completed_at <= now() - interval '14 days'
  or (select count(*) from hire_reviews w where w.hire_id = h.id) = 2);
create index hires_untold_reviews on hires (completed_at)
  where completed_at is not null and reviews_told_at is null;
