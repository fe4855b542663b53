-- A showroom for visitors without a Showroom ID. Prices, carts and checkouts ask for an open showroom, and this one is
-- never open. One at most.
alter table showrooms drop constraint showrooms_status_check;
alter table showrooms add constraint showrooms_status_check check (status in ('open', 'closed', 'sample'));
create unique index showrooms_one_sample on showrooms (status) where status = 'sample';
