-- What a vendor gives with the registration; whether it is approved is the status of the account. The row of `vendors`
-- comes with the approval.
create table vendor_applications (
  user_id bigint primary key references users on delete cascade,
  company_name text not null,
  -- Of the state that the company sells from: a resale certificate or a federal tax number.
  tax_number text not null,
  ship_from jsonb not null,
  return_address jsonb not null,
  about text not null default '',
  created_at timestamptz not null,
  decision text check (decision in ('approve', 'refuse')),
  reason text not null default '',
  decided_at timestamptz,
  decided_by bigint references users on delete set null,
  constraint vendor_applications_decided check ((decision is null) = (decided_at is null))
);
create index vendor_applications_waiting on vendor_applications (created_at) where decision is null;

-- A vendor's tax form as a file of the file store. The row is written before the file and goes after it.
create table vendor_documents (
  key text primary key,
  user_id bigint unique references vendor_applications on delete set null,
  type text not null,
  bytes int not null,
  kept_at timestamptz not null
);

-- Who of staff opened a document, as the privacy policy says.
create table vendor_document_looks (
  user_id bigint not null references vendor_applications on delete cascade,
  staff_id bigint references users on delete set null,
  looked_at timestamptz not null
);
create index vendor_document_looks_user on vendor_document_looks (user_id);

-- Two people edit one company: each write names the version that it saw.
alter table vendors add column version int not null default 1;
-- What the editor proposes for a new product; a product has its own.
alter table vendors add column lead_time_min_days int not null default 5 check (lead_time_min_days >= 0);
alter table vendors add column lead_time_max_days int not null default 10;
alter table vendors add constraint vendors_lead_time check (lead_time_min_days <= lead_time_max_days);
