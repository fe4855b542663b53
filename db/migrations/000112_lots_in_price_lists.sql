-- A stock take by file: one row per lot, and why the stock changes.
alter table price_lists add column stock_reason text;
