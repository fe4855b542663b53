-- What anybody can cause from many addresses: refusals, and requests that name no account. The oldest of too many go.
create index security_events_crowd on security_events (at, id)
  where outcome <> 'done' or (account_id is null and actor_id is null);
