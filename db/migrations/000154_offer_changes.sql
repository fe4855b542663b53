-- A room may change after its offer was approved. The offer keeps which products the room had when it was drafted, and a
-- change of an approved offer names that offer.
alter table offers
  -- No foreign key: a project that is removed takes nothing from what was signed.
  add column project_id bigint,
  -- [{ variant_id, qty }], of the project.
  add column room jsonb,
  add column changes bigint references offers,
  add constraint offers_room check ((project_id is null) = (room is null));
-- Of the changes of one offer at most one waits for an answer, and at most one is approved.
create unique index offers_change_open on offers (changes) where state in ('sent', 'viewed');
create unique index offers_change_approved on offers (changes) where state in ('approved', 'approved_in_part');
create index offers_changes on offers (changes) where changes is not null;
