-- When a code was last mailed: of any number of requests at once, one updates the row and mails.
create table code_pauses (
  user_id bigint not null references users on delete cascade,
  purpose text not null,
  mailed_at timestamptz not null,
  primary key (user_id, purpose)
);

-- The session that requested the code: the only one that a staff code opens, the only one that outlives a changed address.
alter table one_time_codes add column session_id bigint references sessions (id) on delete set null;
create index one_time_codes_session on one_time_codes (session_id) where session_id is not null;

-- One sample of a product a cart, whatever its finish. Null on lines that are no samples.
alter table cart_lines add column sample_product_id bigint references products on delete cascade;
update cart_lines l set sample_product_id = v.product_id
from variants v
where v.id = l.variant_id and v.status = 'sample' and not exists (
  select from cart_lines e join variants w on w.id = e.variant_id
  where e.cart_id = l.cart_id and w.product_id = v.product_id and w.status = 'sample' and e.id < l.id);
delete from cart_lines l using variants v
where v.id = l.variant_id and v.status = 'sample' and l.sample_product_id is null;
create unique index cart_lines_sample_once on cart_lines (cart_id, sample_product_id)
  where sample_product_id is not null;
