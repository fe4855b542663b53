-- Charges that were noted a day or more after they were begun: rare, and what is disputed of them is older than it seems.
create index captures_late on captures (ended_at) where state = 'done' and ended_at - started_at > interval '1 day';
