-- Lines that are not delivered, by when that was decided: those whose order still holds a card are looked for each hour.
create index order_items_not_kept on order_items (status_date) where status in ('Decline', 'Cancle');
