-- Counts the changes of a cart's lines and coupon, so that whoever has read a cart can tell at its next statement
-- whether it is still the same.
alter table carts add column revision bigint not null default 0;
