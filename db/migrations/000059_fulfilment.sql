-- Vendors at work on their orders: why a line was declined, and lists by status and by age.

-- What the vendor said when declining, for the homeowner: a label of packages/domain/src/orders/decline-reasons.ts, and a note.
alter table order_item_events add column reason text;

-- What the vendor advises about a request. Staff decide.
alter table order_requests
  add column vendor_advice text check (vendor_advice in ('accept', 'refuse')),
  add column vendor_note text,
  add column vendor_at timestamptz,
  add constraint order_requests_advice check (num_nulls(vendor_advice, vendor_note, vendor_at) in (0, 3));

-- Orders get their ids as they are placed, so the order of ids is that of the promises.
create index order_items_vendor_placed on order_items (vendor_id, order_id, id);
create index order_items_vendor_status_placed on order_items (vendor_id, status, order_id, id);
create index order_items_vendor_changed on order_items (vendor_id, status_date, id);
create index order_items_vendor_status_changed on order_items (vendor_id, status, status_date, id);
create index order_items_vendor_sku on order_items (vendor_id, upper(sku) text_pattern_ops);
