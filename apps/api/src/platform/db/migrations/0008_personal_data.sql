-- Up Migration

-- A person's data is deleted with the person, and nothing can be written for a deleted one.
alter table sessions add foreign key (user_id) references users (user_id);
alter table profiles add foreign key (user_id) references users (user_id);
alter table preferences add foreign key (user_id) references users (user_id);
alter table favourites add foreign key (user_id) references users (user_id);
alter table plans add foreign key (user_id) references users (user_id);
alter table billing_customers add foreign key (user_id) references users (user_id);
alter table subscriptions add foreign key (user_id) references users (user_id);
alter table checkouts add foreign key (user_id) references users (user_id);
alter table demo_subscriptions add foreign key (user_id) references users (user_id);

-- Data is kept for a time that is counted from here.
alter table users add column last_used_at timestamptz not null default now();
create index users_by_last_use on users (last_used_at);

create index stripe_events_by_customer on stripe_events (customer_id);

-- A copy of everything about a person, for that person alone. The newest takes the place of the one before.
create table exports (
  user_id uuid primary key references users (user_id),
  export_id uuid not null,
  requested_at timestamptz not null default now(),
  ready_at timestamptz,
  archive bytea
);
create index exports_by_time on exports (requested_at);

-- An account that is closed and about to be erased. Its row goes with the account.
create table erasures (
  user_id uuid primary key references users (user_id),
  erasure_id uuid not null unique,
  reason text not null check (reason in ('asked', 'unused')),
  requested_at timestamptz not null default now()
);
create index erasures_by_time on erasures (requested_at);

-- The secret address under which a calendar reads a person's plans.
create table calendar_feeds (
  user_id uuid primary key references users (user_id),
  token_hash bytea not null,
  created_at timestamptz not null default now()
);
