-- Up Migration

-- What a person always has at home, or never has although most people do.
create table staples (
  user_id uuid not null references users (user_id),
  ingredient_id text not null check (char_length(ingredient_id) <= 100),
  is_at_home boolean not null,
  marked_at timestamptz not null default now(),
  primary key (user_id, ingredient_id)
);

-- How much of a row of a plan's list was bought when it was ticked.
create table plan_purchases (
  user_id uuid not null,
  plan_id uuid not null,
  name text not null check (char_length(name) <= 120),
  grams double precision not null check (grams > 0),
  primary key (user_id, plan_id, name),
  foreign key (user_id, plan_id) references plans (user_id, plan_id) on delete cascade
);

-- One list over several plans. A plan that has been deleted since counts as none.
create table shopping_lists (
  user_id uuid not null references users (user_id),
  list_id uuid not null,
  name text not null check (char_length(name) between 1 and 120),
  plan_ids uuid[] not null check (cardinality(plan_ids) <= 20),
  from_day date,
  to_day date check (to_day >= from_day),
  extras text[] not null default '{}' check (cardinality(extras) <= 100),
  -- Pairs of the name of a ticked row and the grams bought of it; null where it has no weight.
  ticks jsonb not null default '[]' check (octet_length(ticks::text) <= 200000),
  created_at timestamptz not null default now(),
  primary key (user_id, list_id)
);

-- As for plans: a change that arrives again or late is not made again.
create table shopping_list_devices (
  user_id uuid not null references users (user_id),
  list_id uuid not null,
  device_id uuid not null,
  last_change int not null,
  last_changed_at timestamptz not null default now(),
  primary key (user_id, list_id, device_id),
  foreign key (user_id, list_id) references shopping_lists (user_id, list_id) on delete cascade
);
