-- POL-09, POL-10, POL-13: who was told of a deadline before it ran out, once for each record that it is about.
create table clock_warnings (
  clock text not null check (clock in ('processing_soon', 'processing_late', 'return_sending', 'vendor_refund')),
  -- An order item, or a request about one.
  record_id bigint not null,
  warned_at timestamptz not null,
  primary key (clock, record_id)
);
create index order_requests_sending on order_requests (return_by) where state = 'granted' and kind = 'return';
create index order_requests_unrefunded on order_requests (asked_at)
  where state in ('open', 'granted') and kind in ('return', 'incomplete');
