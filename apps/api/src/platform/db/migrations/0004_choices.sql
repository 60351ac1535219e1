-- Up Migration

-- A person's answers to one questionnaire, in the product's own words.
create table preferences (
  user_id uuid not null,
  part text not null check (part in ('meals', 'exercise', 'meditation')),
  answers jsonb not null,
  updated_at timestamptz not null default now(),
  primary key (user_id, part)
);

create table favourites (
  user_id uuid not null,
  kind text not null check (kind in ('meal', 'exercise', 'meditation', 'coach')),
  item_id text not null check (char_length(item_id) <= 100),
  created_at timestamptz not null default now(),
  primary key (user_id, kind, item_id)
);
