-- Where the tax of an order came from: the table of the states, or a tax service that was asked for the address.
alter table orders
  add column tax_source text not null default 'table' check (tax_source in ('table', 'service'));
-- What a service took of a line's goods, for another price of it (POL-03); null: by the table.
alter table order_items add column tax_ppm int check (tax_ppm between 0 and 1000000);
