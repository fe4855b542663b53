-- Texts of pages that staff changed, people who want to hear from us, and what they write.

-- A page without a row shows the standard text that comes with the program (apps/server features/pages/texts).
create table page_texts (
  slug text primary key check (slug ~ '^[a-z][a-z_]{0,39}$'),
  title text not null check (title <> ''),
  lead text not null default '',
  -- Markdown without HTML; '## ' begins a section. '{name}' is filled in from the settings.
  body text not null,
  -- Shown as 'Last updated'; null: not shown.
  updated_on date,
  updated_at timestamptz not null default now()
);

create table leads (
  id bigint generated always as identity primary key,
  lead_type text not null,
  full_name text not null,
  email text not null,
  phone_number text not null,
  -- The showroom that was selected.
  showroom_id bigint references showrooms on delete set null,
  created_at timestamptz not null default now()
);
create index leads_newest on leads (created_at desc);

create table contact_messages (
  id bigint generated always as identity primary key,
  topic text not null check (topic in ('general', 'order', 'pro', 'vendor', 'privacy')),
  full_name text not null,
  email text not null,
  message text not null,
  -- Of whoever was signed in.
  user_id bigint references users on delete set null,
  created_at timestamptz not null default now()
);
create index contact_messages_newest on contact_messages (created_at desc);
create index contact_messages_user on contact_messages (user_id) where user_id is not null;
