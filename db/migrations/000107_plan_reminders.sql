-- The end of a plan that its pro was reminded of.
alter table showrooms add column plan_reminded_for date;
