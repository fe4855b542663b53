-- A vendor ships goods of this amount or more in one order free, nationwide; null: always at the table's charge.
alter table vendors add column free_shipping_from_cents bigint check (free_shipping_from_cents > 0);

-- Cards and pages say it.
create trigger vendors_free_shipping after update of free_shipping_from_cents on vendors
  for each statement execute function note_whole_catalog();
