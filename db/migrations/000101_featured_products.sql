-- Products that a pro puts first in the showroom, in the pro's order. Those that it does not offer stay here, unshown.
create table showroom_featured (
  showroom_id bigint not null references showrooms on delete cascade,
  product_id bigint not null references products on delete cascade,
  place smallint not null check (place between 1 and 24),
  primary key (showroom_id, product_id),
  unique (showroom_id, place)
);
create index showroom_featured_of_product on showroom_featured (product_id);

-- Rises with each change of the pick.
alter table showrooms add column featured_version int not null default 0;
