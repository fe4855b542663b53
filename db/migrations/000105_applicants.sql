-- An applicant answers staff's question where the state of the application stands.
alter table staff_waits add column answer text not null default '';

-- Steps that staff waived for a vendor, with the reason.
create table vendor_waivers (
  user_id bigint not null references users on delete cascade,
  step text not null,
  reason text not null check (reason <> ''),
  waived_by bigint references users on delete set null,
  waived_at timestamptz not null,
  primary key (user_id, step)
);
create index vendor_waivers_waived_by on vendor_waivers (waived_by);
