-- The accounts of AI 3D design, which are not those of the site, and their credits. See
-- docs/decisions/0061-ai-accounts-have-credits.md.
create table ai_accounts (
  id bigint generated always as identity primary key,
  -- Always lower case, so that one address is one account. The same address may have an account of the site.
  email text not null unique check (email = lower(email)),
  -- Null once the account is deleted.
  password_hash text,
  full_name text not null,
  email_verified_at timestamptz,
  terms_version text not null,
  terms_accepted_at timestamptz not null,
  -- The site's account of the same person, if they wish.
  site_user_id bigint unique references users on delete set null,
  site_linked_at timestamptz,
  -- What can be used now, and what is held for designs that are being made: each the sum of the entries.
  credits int not null default 0 check (credits >= 0),
  held_credits int not null default 0 check (held_credits >= 0),
  created_at timestamptz not null default now(),
  deleted_at timestamptz,
  check ((site_user_id is null) or (site_linked_at is not null)),
  check ((deleted_at is null) = (password_hash is not null))
);

-- The token itself is never stored.
create table ai_sessions (
  id bigint generated always as identity primary key,
  ai_account_id bigint not null references ai_accounts on delete cascade,
  token_hash bytea not null unique,
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  last_seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index ai_sessions_account on ai_sessions (ai_account_id);
create index ai_sessions_expiry on ai_sessions (expires_at);

-- Links sent by mail: stored as hashes, used once.
create table ai_codes (
  id bigint generated always as identity primary key,
  ai_account_id bigint not null references ai_accounts on delete cascade,
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  code_hash bytea not null unique,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index ai_codes_account on ai_codes (ai_account_id, purpose);
create index ai_codes_expiry on ai_codes (expires_at);
-- When the last mail of a purpose was sent.
create table ai_code_pauses (
  ai_account_id bigint not null references ai_accounts on delete cascade,
  purpose text not null,
  mailed_at timestamptz not null,
  primary key (ai_account_id, purpose)
);

-- Credits taken for one design run, until it is delivered or fails.
create table ai_credit_holds (
  id bigint generated always as identity primary key,
  ai_account_id bigint not null references ai_accounts,
  -- Names the run: asking again for the same run holds nothing more.
  design_run uuid not null unique,
  credits int not null check (credits > 0),
  state text not null default 'held' check (state in ('held', 'charged', 'returned')),
  -- Returned by itself after this.
  deadline timestamptz not null,
  held_at timestamptz not null,
  ended_at timestamptz,
  -- Why it was returned.
  reason text check (reason in ('failed', 'declined', 'canceled', 'timeout')),
  check ((state = 'held') = (ended_at is null)),
  check ((state = 'returned') = (reason is not null))
);
create index ai_credit_holds_account on ai_credit_holds (ai_account_id, id);
create index ai_credit_holds_due on ai_credit_holds (deadline) where state = 'held';

-- Credits by where they came from: those that were given, and those of each purchase. What was given is used first.
create table ai_credit_lots (
  id bigint generated always as identity primary key,
  ai_account_id bigint not null references ai_accounts,
  source text not null check (source in ('welcome', 'purchase')),
  credits int not null check (credits > 0),
  left_credits int not null check (left_credits between 0 and credits),
  at timestamptz not null
);
create unique index ai_credit_lots_one_welcome on ai_credit_lots (ai_account_id) where source = 'welcome';
create index ai_credit_lots_left on ai_credit_lots (ai_account_id, id) where left_credits > 0;

-- Every change of the credits of an account: append-only.
create table ai_credit_entries (
  id bigint generated always as identity primary key,
  ai_account_id bigint not null references ai_accounts,
  cause text not null check (cause in ('welcome', 'bought', 'held', 'charged', 'returned', 'refunded', 'given_up')),
  credits int not null,
  held int not null,
  -- What can be used after it.
  balance int not null check (balance >= 0),
  hold_id bigint references ai_credit_holds,
  lot_id bigint references ai_credit_lots,
  at timestamptz not null,
  check (case cause
    when 'welcome' then credits > 0 and held = 0 and lot_id is not null
    when 'bought' then credits > 0 and held = 0 and lot_id is not null
    when 'held' then credits < 0 and held = -credits and hold_id is not null
    when 'charged' then credits = 0 and held < 0 and hold_id is not null
    when 'returned' then credits > 0 and held = -credits and hold_id is not null
    else credits < 0 and held = 0 end)
);
create index ai_credit_entries_account on ai_credit_entries (ai_account_id, id);
-- A hold is taken once and ends once; a lot comes once.
create unique index ai_credit_entries_one_hold on ai_credit_entries (hold_id) where cause = 'held';
create unique index ai_credit_entries_one_end on ai_credit_entries (hold_id) where cause in ('charged', 'returned');
create unique index ai_credit_entries_one_lot on ai_credit_entries (lot_id) where cause in ('welcome', 'bought');

create function refuse_change_of_credits() returns trigger language plpgsql as $$
begin
  raise exception 'the history of credits is append-only';
end $$;
create trigger ai_credit_entries_append_only before update or delete on ai_credit_entries
  for each row execute function refuse_change_of_credits();
create trigger ai_credit_entries_no_truncate before truncate on ai_credit_entries
  for each statement execute function refuse_change_of_credits();

-- The balances of an account are the sums of its entries, and what is left of its lots: looked at when the transaction
-- commits.
create function hold_credit_balance() returns trigger language plpgsql as $$
declare
  account bigint;
begin
  if tg_table_name = 'ai_accounts' then account := new.id; else account := new.ai_account_id; end if;
  if exists (select from ai_accounts a where a.id = account and (
    a.credits <> (select coalesce(sum(e.credits), 0) from ai_credit_entries e where e.ai_account_id = a.id)
    or a.held_credits <> (select coalesce(sum(e.held), 0) from ai_credit_entries e where e.ai_account_id = a.id)
    or a.credits + a.held_credits <> (
      select coalesce(sum(l.left_credits), 0) from ai_credit_lots l where l.ai_account_id = a.id))) then
    raise exception 'the credits of AI account % are not the sum of its entries', account using errcode = 'check_violation';
  end if;
  return null;
end $$;
create constraint trigger ai_accounts_balance after update of credits, held_credits on ai_accounts
  deferrable initially deferred for each row execute function hold_credit_balance();
create constraint trigger ai_credit_lots_balance after insert or update on ai_credit_lots
  deferrable initially deferred for each row execute function hold_credit_balance();
create constraint trigger ai_credit_entries_balance after insert on ai_credit_entries
  deferrable initially deferred for each row execute function hold_credit_balance();
