-- A price list that writes a known SKU in another case begins no second product.
create index variants_vendor_sku_lower on variants (vendor_id, lower(vendor_sku));
create index price_list_rows_sku_lower on price_list_rows (list_id, lower(sku));
