-- What signed-in people looked at: to be found again on another device, and to tell what others looked at.
create table viewed_products (
  user_id bigint not null references users on delete cascade,
  product_id bigint not null references products on delete cascade,
  viewed_at timestamptz not null,
  primary key (user_id, product_id)
);
create index viewed_products_of_user on viewed_products (user_id, viewed_at desc);
create index viewed_products_of_product on viewed_products (product_id, viewed_at desc);
