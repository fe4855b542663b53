-- Deadlines of the policies that staff have moved for one line, each with its reason; see domain/policy/extended-clocks.ts.
create table clock_extensions (
  id bigint generated always as identity primary key,
  order_item_id bigint not null references order_items,
  clock text not null check (clock in ('return', 'report', 'send_back', 'vendor_refund')),
  -- The last day that counts, in Los Angeles; the latest one holds.
  until date not null,
  reason text not null check (length(reason) between 3 and 500),
  extended_by bigint not null references users,
  extended_at timestamptz not null,
  unique (order_item_id, clock, until)
);
create index clock_extensions_by on clock_extensions (extended_by);
