-- Up Migration

-- What a person wants to be reminded of. A kind without a row was never turned on.
create table reminders (
  user_id uuid not null references users (user_id),
  kind text not null check (kind in ('dinner', 'movement', 'rest', 'trial')),
  is_on boolean not null,
  -- The time of the day, in minutes from midnight where the person is.
  at_minutes smallint not null check (at_minutes between 0 and 1439),
  -- When the scheduled job looks at it next.
  next_at timestamptz not null,
  -- The last day that the person was reminded of.
  sent_on date,
  changed_at timestamptz not null default now(),
  primary key (user_id, kind)
);
create index reminders_by_time on reminders (next_at) where is_on;

-- Where a browser receives messages for a person: as long as the session, and for one person at a time.
create table push_devices (
  user_id uuid not null references users (user_id),
  session_id uuid not null,
  endpoint text not null unique check (char_length(endpoint) <= 1000),
  p256dh text not null check (char_length(p256dh) <= 100),
  auth text not null check (char_length(auth) <= 50),
  -- Where the device was last.
  time_zone text check (char_length(time_zone) <= 64),
  added_at timestamptz not null default now(),
  primary key (user_id, session_id),
  foreign key (user_id, session_id) references sessions (user_id, session_id) on delete cascade
);

-- Messages that were handed to a push service or are about to be, so that no device gets one twice.
create table reminder_messages (
  user_id uuid not null references users (user_id),
  kind text not null,
  day date not null,
  session_id uuid not null,
  -- Of the token with which the notification turns its kind off.
  stop_hash bytea not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, kind, day, session_id)
);
create index reminder_messages_by_age on reminder_messages (sent_at);
