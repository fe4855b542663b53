-- A showroom's orders, paged by the moment they were placed.
drop index orders_showroom_placed;
create index orders_showroom_placed on orders (showroom_id, placed_at, id);
