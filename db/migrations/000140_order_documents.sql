-- Invoices and credit notes: numbered without gaps, one for each charge and each refund, and kept as they were issued.
create table document_counters (
  kind text not null check (kind in ('invoice', 'credit_note')),
  year int not null,
  last int not null check (last >= 1),
  primary key (kind, year)
);
create table order_documents (
  id bigint generated always as identity primary key,
  order_id bigint not null references orders,
  kind text not null check (kind in ('invoice', 'credit_note')),
  year int not null,
  serial int not null,
  capture_id bigint unique references captures,
  refund_id bigint unique references refunds,
  issued_at timestamptz not null,
  -- What stands in it, of the homeowner's amounts only.
  content jsonb not null,
  unique (kind, year, serial),
  check (case kind when 'invoice' then capture_id is not null and refund_id is null
    else capture_id is null and refund_id is not null end)
);
create index order_documents_order on order_documents (order_id, id);

alter table captures add column has_document boolean not null default false;
alter table refunds add column has_document boolean not null default false;
create index captures_undocumented on captures (id) where state = 'done' and not has_document;
create index refunds_undocumented on refunds (id) where state = 'done' and not has_document;
