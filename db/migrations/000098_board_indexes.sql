-- What the order board read from end to end in a book of a million orders.

-- Placed within some days, by promise: the days of the promise are few, and each is looked up for those of the placing.
create index board_promised_placed on order_items (promised_on, placed_at, id);

-- What is late, by the day it was placed: nearly all lines are settled.
create index board_running_placed on order_items (placed_at desc, id desc)
  where status not in ('Decline', 'Cancle', 'Returned', 'Delivered');

-- The statistics of a partial index are not used to estimate what a beginning finds; the board was read in its order
-- instead.
drop index board_tracking;
create index board_tracking on order_items (upper(tracking_number) text_pattern_ops);
