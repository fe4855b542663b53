-- The showroom that a homeowner signed up in (API-07); null if there was none, or it is gone.
alter table users add column signup_showroom_id bigint references showrooms (id) on delete set null;
create index users_signup_showroom on users (signup_showroom_id) where signup_showroom_id is not null;
