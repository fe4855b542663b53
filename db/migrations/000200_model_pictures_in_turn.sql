-- Vendors take turns: a thousand models of one of them never come before the next one's.
alter table model_pictures
  -- Whose approval asked for it first; none of a vendor who is gone.
  add column vendor_id bigint references vendors on delete set null,
  -- When a server took it last.
  add column taken_at timestamptz;
drop index model_pictures_waiting;
create index model_pictures_waiting on model_pictures (vendor_id, created_at, key) where made_at is null;
create index model_pictures_taken on model_pictures (vendor_id, taken_at) where taken_at is not null;
