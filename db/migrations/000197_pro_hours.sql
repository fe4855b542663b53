-- When pros answer, and who is away. See docs/decisions/0083-when-pros-answer.md.
create table pro_hours (
  user_id bigint primary key references users on delete cascade,
  -- Whose clock the hours are of.
  time_zone text not null,
  -- Seven days from Monday: {"from": 8, "to": 17}, in whole hours, or null.
  week jsonb not null check (jsonb_typeof(week) = 'array' and jsonb_array_length(week) = 7),
  -- The last day of an absence.
  away_until date,
  away_note text not null default '',
  -- When the absence began to be shown.
  away_since timestamptz,
  changed_at timestamptz not null,
  check ((away_until is null) = (away_since is null))
);

-- Which absence of a pro a chat was told of last.
create table chat_away_told (
  room_id bigint not null references chat_rooms on delete cascade,
  user_id bigint not null references users on delete cascade,
  away_since timestamptz not null,
  primary key (room_id, user_id)
);
create index chat_away_told_user on chat_away_told (user_id);
