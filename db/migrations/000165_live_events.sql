-- What open pages are told as it happens. See docs/decisions/0073-live-events.md.
create table live_events (
  -- Given under the lock of platform/live/publish.ts: whoever sees an id sees every smaller one.
  id bigint generated always as identity primary key,
  -- Whoever may hear the topic hears the event: 'room:12'.
  topic text not null,
  kind text not null,
  data jsonb not null,
  created_at timestamptz not null default now()
);
create index live_events_topic on live_events (topic, id);
create index live_events_created on live_events (created_at);
