-- Who changed what: every act of staff, and every change of a pro's or vendor's terms, written in the transaction of
-- the change. Rows are never changed or deleted. No foreign keys: they outlive whom and what they name.
create table audit_events (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  actor_id bigint not null,
  -- The account in whose name staff acted.
  acting_as bigint,
  tenant_kind text check (tenant_kind in ('showroom', 'vendor')),
  tenant_id bigint,
  -- 'markup.changed'
  action text not null check (action ~ '^[a-z_]+\.[a-z_]+$'),
  target_kind text not null,
  target_id text not null,
  -- Only the fields that changed; null before it was created, or after it was deleted.
  before jsonb,
  after jsonb,
  reason text,
  request_id text,
  check ((tenant_kind is null) = (tenant_id is null))
);
create index audit_events_at on audit_events (at, id);
create index audit_events_actor on audit_events (actor_id, at, id);
create index audit_events_tenant on audit_events (tenant_kind, tenant_id, at, id) where tenant_id is not null;
create index audit_events_target on audit_events (target_kind, target_id, at, id);
create index audit_events_action on audit_events (action, at, id);

create function refuse_change_of_audit() returns trigger language plpgsql as $$
begin
  raise exception 'audit_events is append-only';
end $$;
create trigger audit_events_append_only before update or delete on audit_events
  for each row execute function refuse_change_of_audit();
create trigger audit_events_no_truncate before truncate on audit_events
  for each statement execute function refuse_change_of_audit();
