-- Staff decide about the version of a case that they saw. Whoever writes what they read of it counts it up.
alter table pro_applications add column version int not null default 1;
alter table vendor_applications add column version int not null default 1;
alter table license_renewals add column version int not null default 1;
alter table price_changes add column version int not null default 1;

create function count_version() returns trigger language plpgsql as $$
begin
  new.version := old.version + 1;
  return new;
end $$;
create trigger pro_applications_version before update
  of company_name, license_number, license_state, license_expires_on, about on pro_applications
  for each row execute function count_version();
create trigger vendor_applications_version before update
  of company_name, tax_number, ship_from, return_address, about on vendor_applications
  for each row execute function count_version();
create trigger license_renewals_version before update
  of license_number, license_state, license_expires_on, file_key on license_renewals
  for each row execute function count_version();
create trigger price_changes_version before update of to_cents, starts_at on price_changes
  for each row execute function count_version();

-- An answer is a part of what is decided on. A new file of an application would be too, but it is sent only once.
create function count_answered_version() returns trigger language plpgsql as $$
begin
  if new.answer = old.answer then
    return null;
  elsif new.queue = 'pros' then
    update pro_applications set version = version + 1 where user_id = new.case_id::bigint;
  elsif new.queue = 'vendors' then
    update vendor_applications set version = version + 1 where user_id = new.case_id::bigint;
  elsif new.queue = 'licenses' then
    update license_renewals set version = version + 1 where id = new.case_id::bigint;
  end if;
  return null;
end $$;
create trigger staff_waits_version after update on staff_waits
  for each row execute function count_answered_version();
