-- A new list's rows are counted before they are matched with each other: its number is one that PostgreSQL has never met,
-- and for a single row it would choose to compare each row with each. Only the owner of a table may count it, so the
-- server's role does it with the owner's rights, and nothing else with them.
create function analyze_price_list_rows() returns void
language plpgsql security definer set search_path = pg_catalog, pg_temp
as $$
begin
  analyze public.price_list_rows;
end
$$;
