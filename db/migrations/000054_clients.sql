-- What a pro keeps about the people of the showroom, and the lists of the pro's work.

create table client_notes (
  showroom_id bigint not null references showrooms on delete cascade,
  user_id bigint not null references users on delete cascade,
  text text not null,
  version int not null check (version >= 1),
  updated_at timestamptz not null,
  primary key (showroom_id, user_id)
);
create index client_notes_user on client_notes (user_id);

create table pro_tasks (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms on delete cascade,
  -- Whom it is about; null for nobody.
  client_id bigint references users on delete cascade,
  title text not null check (length(title) between 1 and 200),
  due_on date,
  done_at timestamptz,
  version int not null default 1 check (version >= 1),
  created_at timestamptz not null
);
create index pro_tasks_open on pro_tasks (showroom_id, due_on, id) where done_at is null;
create index pro_tasks_done on pro_tasks (showroom_id, done_at desc) where done_at is not null;
create index pro_tasks_client on pro_tasks (client_id) where client_id is not null;

-- The secret address of a showroom's deliveries for calendar programs; renewing it ends the one before.
create table calendar_feeds (
  showroom_id bigint primary key references showrooms on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null
);

create index orders_showroom_client on orders (showroom_id, user_id, id desc);
create index orders_showroom_placed on orders (showroom_id, placed_at);
create index order_items_showroom_status on order_items (showroom_id, status, order_id desc);
create index order_items_showroom_arrival on order_items (showroom_id, arrives_to) where arrives_to is not null;
create index carts_showroom_members on carts (showroom_id) where user_id is not null;
