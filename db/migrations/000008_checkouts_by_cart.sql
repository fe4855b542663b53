-- Starting a checkout looks for the last of the cart that ran out, and deleting a cart (30 days unused,
-- or taken over) for those that name it: without an index each reads every checkout there ever was.
create index checkouts_cart on checkouts (cart_id, updated_at desc);
