-- What tells whether the room looks as in the still, of the scene that it shows; see lookOf. Null for one that was asked for
-- before this was noted, and for pictures of templates, which change with their room.
alter table stills add column look text;
