-- Messages that point at a place in the room of their project. See docs/decisions/0074-chat-rooms.md.
create table chat_pins (
  message_id bigint primary key references chat_messages on delete cascade,
  room_id bigint not null references chat_rooms on delete cascade,
  -- Of the pins of its room; that of a message that was removed is not given again.
  number int not null check (number > 0),
  -- Who is done with it, and since when. Null once that account is gone.
  settled_by bigint references users on delete set null,
  settled_at timestamptz,
  unique (room_id, number),
  check (settled_by is null or settled_at is not null)
);
create index chat_pins_settled_by on chat_pins (settled_by) where settled_by is not null;
