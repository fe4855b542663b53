-- A payee reads the own movements in the order they were booked, whichever account they are of.
create index ledger_entries_vendor_booked on ledger_entries (vendor_id, id) where vendor_id is not null;
create index ledger_entries_pro_booked on ledger_entries (showroom_id, id) where showroom_id is not null;
