-- A guest has one cart per browser and showroom. All of them answer to the one id that the browser keeps.
alter table carts add column guest_key text check (length(guest_key) >= 24);
update carts set guest_key = id where user_id is null;
alter table carts add constraint carts_owned check ((user_id is null) <> (guest_key is null));
create unique index carts_guest_showroom on carts (guest_key, showroom_id) where user_id is null;

alter table cart_takeovers add column guest_key text;
update cart_takeovers set guest_key = guest_cart_id;
alter table cart_takeovers alter column guest_key set not null;
create index cart_takeovers_guest on cart_takeovers (guest_key, taken_at desc);

-- The room that a guest put into the cart, by where it started: counting it again replaces these lines and no others.
alter table cart_lines add column room text check (length(room) between 1 and 120);
drop index cart_lines_once;
create unique index cart_lines_once
  on cart_lines (cart_id, variant_id, coalesce(project_id, 0), coalesce(room, ''));

-- A project that took over a guest's cart: '' for products picked one by one, otherwise the guest's room. The next such
-- cart goes under the same project. Null for projects that their owner made, and once the project has a scene.
alter table projects add column from_cart text check (length(from_cart) <= 120);
create unique index projects_from_cart on projects (user_id, showroom_id, from_cart)
  where from_cart is not null and deleted_at is null;
