-- An order concerns a showroom and a vendor, and each finds it in its own history: one column each instead of one pair.
alter table audit_events add column showroom_id bigint;
alter table audit_events add column vendor_id bigint;

alter table audit_events disable trigger audit_events_append_only;
update audit_events set
  showroom_id = case when tenant_kind = 'showroom' then tenant_id end,
  vendor_id = case when tenant_kind = 'vendor' then tenant_id end
where tenant_kind is not null;
alter table audit_events enable trigger audit_events_append_only;

drop index audit_events_tenant;
alter table audit_events drop column tenant_kind;
alter table audit_events drop column tenant_id;
create index audit_events_showroom on audit_events (showroom_id, at, id) where showroom_id is not null;
create index audit_events_vendor on audit_events (vendor_id, at, id) where vendor_id is not null;
