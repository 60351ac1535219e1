-- Up Migration

-- What happened around a person's login, for that person. The kinds are a closed list in the contract. The network is
-- never a whole address.
create table security_events (
  user_id uuid not null references users (user_id),
  event_id uuid not null,
  occurred_at timestamptz not null default now(),
  kind text not null check (char_length(kind) between 1 and 40),
  network text check (char_length(network) between 1 and 40),
  device text check (char_length(device) between 1 and 80),
  primary key (user_id, event_id)
);
create index security_events_by_person on security_events (user_id, occurred_at desc, event_id desc);
create index security_events_by_time on security_events (occurred_at);

-- Rows are only added. Retention and erasure alone delete them, in transactions that say so.
create function keep_security_events() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and current_setting('fernwell.forgetting', true) = 'on' then
    return old;
  end if;
  raise exception 'security_events is append-only' using errcode = 'insufficient_privilege';
end
$$;
create trigger keep_rows before update or delete on security_events
  for each row execute function keep_security_events();
create trigger keep_table before truncate on security_events
  for each statement execute function keep_security_events();
