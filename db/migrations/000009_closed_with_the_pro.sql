-- A showroom is closed while its pro's account may not be used; terms that are remembered must hear of it.
create trigger pros_changed after update of status on users for each row
  when (old.status is distinct from new.status and new.type = 'Contractor')
  execute function tell_terms_changed();
