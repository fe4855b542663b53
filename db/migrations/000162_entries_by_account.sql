-- Staff look at an account of payees as at any other.
drop index ledger_entries_account;
create index ledger_entries_account on ledger_entries (account, id);
