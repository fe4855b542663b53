-- New products of price lists become drafts of listings.

-- 'drafted': the SKU is in a draft already.
alter table price_list_rows drop constraint price_list_rows_outcome_check;
alter table price_list_rows add constraint price_list_rows_outcome_check
  check (outcome in ('same', 'change', 'new', 'missing', 'failed', 'drafted'));
-- Rows of one product have one key; the draft that a row went into stays named after it has gone.
alter table price_list_rows add column product_key text;
alter table price_list_rows add column draft_id bigint;
create index price_list_rows_new on price_list_rows (list_id, product_key, number)
  where outcome = 'new' and done is null;
update price_lists set summary = summary || '{"drafted": 0, "new_products": 0}' where summary is not null;

-- What a vendor calls a category in price lists.
create table vendor_category_words (
  vendor_id bigint not null references vendors on delete cascade,
  -- As the lists have them, in lower case.
  words text not null,
  category_id int not null references categories on delete cascade,
  primary key (vendor_id, words)
);

-- The price list that a draft came from; no reference, since lists may go.
alter table listing_drafts add column list_id bigint;
-- Units by SKU that are on hand once it is live, as the list said.
alter table listing_drafts add column opening_stock jsonb;
-- How many fields are still to be filled in; null until somebody has counted them.
alter table listing_drafts add column problem_count int;
create index listing_drafts_list on listing_drafts (list_id) where list_id is not null;
create index listing_drafts_skus on listing_drafts
  using gin (jsonb_path_query_array(content, '$.variants[*].vendor_sku')) where product_id is null;
