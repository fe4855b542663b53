-- A vendor's table of products: what is not on sale is rare, and found without reading the rest.
create index products_vendor_not_active on products (vendor_id, status) where status <> 'active';
