-- What the order board is searched by: a product's name, an SKU, a tracking number, each by its beginning.
create index board_sku on order_items (upper(sku) text_pattern_ops);
create index board_tracking on order_items (upper(tracking_number) text_pattern_ops)
  where tracking_number is not null;
create index board_product on order_items using gin (to_tsvector('simple', product_name));
