-- Up Migration

-- What a person has cooked, trained or rested. The device makes the id, so that a repeated call records nothing twice.
create table activities (
  user_id uuid not null references users (user_id),
  activity_id uuid not null,
  day date not null,
  kind text not null check (kind in ('meal', 'exercise', 'meditation')),
  -- Null for a free timer.
  item_id text,
  -- The planned entry that it was. Entries may be gone later.
  entry_id uuid,
  seconds int not null check (seconds between 0 and 86400),
  felt text check (felt in ('too_hard', 'right', 'too_easy')),
  note text check (char_length(note) between 1 and 500),
  created_at timestamptz not null default now(),
  primary key (user_id, activity_id)
);
create index activities_by_day on activities (user_id, day);

-- What a person has said about an item. The latest word counts.
create table feedback (
  user_id uuid not null references users (user_id),
  kind text not null check (kind in ('meal', 'exercise', 'meditation')),
  item_id text not null,
  verdict text not null check (verdict in ('too_hard', 'too_easy', 'not_for_me', 'more_like_this')),
  given_at timestamptz not null default now(),
  primary key (user_id, kind, item_id)
);

-- Whether what was done is kept for looking back.
alter table profiles add column looks_back boolean not null default true;
