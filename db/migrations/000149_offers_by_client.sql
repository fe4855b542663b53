-- A person's offers are found by the address: for their account, their own data and its erasure.
create index offers_client on offers (lower(client_email));
