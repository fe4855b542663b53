-- Rows of price lists that are held out, units that are converted, and what rows say about products that are live.

-- Prices per square foot become prices of the unit that is sold.
alter table price_lists add column converts_units boolean not null default false;
-- Names, texts and sizes become drafts for staff to approve.
alter table price_lists add column drafts_changes boolean not null default false;
-- Why prices below the allowed one are meant; null: their rows stay out.
alter table price_lists add column held_reason text;
update price_lists set summary = summary || '{"below_allowed": 0, "to_approve": 0, "convertible": 0, "described": 0,
  "described_products": 0, "carts": 0}' where summary is not null;

-- Of a row whose SKU is sold.
alter table price_list_rows add column product_id bigint;
-- Its price falls by more than may be without a reason.
alter table price_list_rows add column is_held boolean not null default false;
-- What it says about the product otherwise than what is live, and what became of that.
alter table price_list_rows add column describes jsonb;
alter table price_list_rows add column described text check (described in ('drafted', 'left', 'undone', 'kept'));
create index price_list_rows_described on price_list_rows (list_id, product_id, number)
  where describes is not null and described is null;
create index price_list_rows_described_drafts on price_list_rows (list_id, number) where described = 'drafted';
create index price_list_rows_held on price_list_rows (list_id, number) where is_held;
