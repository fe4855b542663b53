-- How often a mail about the step could not be made.
alter table order_item_events add column mail_tries smallint not null default 0;
