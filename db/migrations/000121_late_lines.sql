-- What is late, in the order of placing: the promise stands in the index, so that only late lines are read; and the late
-- lines of one vendor, who has few on their way and many settled.
drop index board_running_placed;
create index board_running_placed on order_items (placed_at desc, id desc, promised_on)
  where status not in ('Decline', 'Cancle', 'Returned', 'Delivered');
create index board_running_vendor_placed on order_items (vendor_id, placed_at desc, id desc, promised_on)
  where status not in ('Decline', 'Cancle', 'Returned', 'Delivered');
create index board_running_vendor_promised on order_items (vendor_id, promised_on, id)
  where status not in ('Decline', 'Cancle', 'Returned', 'Delivered');
