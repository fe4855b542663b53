-- Calls of a caller in a window that begins with the first of them, for the limits that all processes share.
-- After a crash counting starts again.
create unlogged table call_windows (
  key text primary key,
  count int not null,
  ends_at timestamptz not null
);
create index call_windows_ends on call_windows (ends_at);
