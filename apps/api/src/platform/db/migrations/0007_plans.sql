-- Up Migration

-- A plan that a person made, by hand or from a prompt. Its items are names in the catalogue.
create table plans (
  user_id uuid not null,
  plan_id uuid not null,
  kind text not null check (kind in ('meal', 'exercise', 'meditation')),
  name text not null check (char_length(name) between 1 and 120),
  item_ids text[] not null check (cardinality(item_ids) <= 60),
  extra_ingredients text[] not null default '{}' check (cardinality(extra_ingredients) <= 100),
  ticked_names text[] not null default '{}' check (cardinality(ticked_names) <= 400),
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (user_id, plan_id)
);

-- The last change of each device that has been made, so that one that arrives again or late is not made again.
create table plan_devices (
  user_id uuid not null,
  plan_id uuid not null,
  device_id uuid not null,
  last_change int not null,
  primary key (user_id, plan_id, device_id),
  foreign key (user_id, plan_id) references plans (user_id, plan_id) on delete cascade
);
