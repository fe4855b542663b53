-- How a showroom's papers look, each look once: an invoice keeps the one of the day on which it was issued.
create table showroom_looks (
  id bigint generated always as identity primary key,
  showroom_id bigint not null references showrooms,
  -- MD5 of the color and the logo that it was drawn from.
  source bytea not null,
  color text,
  -- A PNG.
  logo bytea,
  unique (showroom_id, source)
);
alter table order_documents add column look_id bigint references showroom_looks;
