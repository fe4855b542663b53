-- Each entry of the audit log is linked to the one before it: whoever changes, removes or adds a row behind the log's back
-- breaks the chain (docs/security.md says what that shows and what not).

-- 'done', or the code of the refusal.
alter table audit_events add column outcome text not null default 'done' check (outcome ~ '^[a-z_]+$');
create index audit_events_refused on audit_events (at, id) where outcome <> 'done';

-- Where an act came from, as security events keep it: a keyed hash of the address, for 90 days. Links hold it by a digest
-- with a salt that goes with it, so that what stays tells nothing of it.
create table audit_addresses (
  event_id bigint primary key,
  at timestamptz not null,
  address_hash bytea not null,
  salt bytea not null default uuid_send(gen_random_uuid())
);
create index audit_addresses_at on audit_addresses (at);
create index audit_addresses_hash on audit_addresses (address_hash);

-- One of each event, in the order in which they were committed. The hash covers that of the position before.
create table audit_links (
  position bigint primary key,
  event_id bigint not null unique,
  -- Of where it came from; null for what has no address.
  address_digest bytea,
  hash bytea not null
);

-- The bytes of an entry do not depend on settings of the connection: times are microseconds of UTC.
create function audit_hash(previous bytea, e audit_events, address_digest bytea) returns bytea
  language sql stable as $$
  select sha256(previous || coalesce(address_digest, '') || convert_to(jsonb_build_array(
    e.id, (extract(epoch from e.at) * 1000000)::bigint, e.actor_id, e.acting_as, e.showroom_id, e.vendor_id, e.action,
    e.target_kind, e.target_id, e.before, e.after, e.reason, e.request_id, e.outcome)::text, 'UTF8'))
$$;

-- Runs at the commit: writers wait for each other only from there to its end, however long their work was.
create function link_audit_event() returns trigger language plpgsql as $$
declare
  last record;
  digest bytea;
begin
  perform pg_advisory_xact_lock(7207110004);
  -- Sees what the one before has committed: each statement has a snapshot of its own.
  select position, hash into last from audit_links order by position desc limit 1;
  select sha256(salt || address_hash) into digest from audit_addresses where event_id = new.id;
  insert into audit_links (position, event_id, address_digest, hash)
  values (coalesce(last.position, 0) + 1, new.id, digest, audit_hash(coalesce(last.hash, ''), new, digest));
  return null;
end $$;
create constraint trigger audit_events_link after insert on audit_events
  deferrable initially deferred for each row execute function link_audit_event();

create function refuse_change_of_links() returns trigger language plpgsql as $$
begin
  raise exception 'audit_links is append-only';
end $$;
create trigger audit_links_append_only before update or delete on audit_links
  for each row execute function refuse_change_of_links();
create trigger audit_links_no_truncate before truncate on audit_links
  for each statement execute function refuse_change_of_links();

do $$
declare
  e audit_events;
  place bigint := 0;
  previous bytea := '';
begin
  for e in select * from audit_events order by id loop
    place := place + 1;
    previous := audit_hash(previous, e, null);
    insert into audit_links (position, event_id, hash) values (place, e.id, previous);
  end loop;
end $$;
