-- Up Migration

-- What a person said a phrase in an answer of theirs means, as keys of meanings. None: there is nothing to keep out.
-- An empty phrase stands for having nothing to tell. The bound keeps a row of the key below a third of a page.
create table explained_phrases (
  user_id uuid not null references users (user_id),
  field text not null check (field in ('allergies', 'dislikes', 'limitations')),
  phrase text not null check (octet_length(phrase) <= 2600),
  meanings text[] not null check (cardinality(meanings) <= 200),
  explained_at timestamptz not null default now(),
  primary key (user_id, field, phrase)
);

-- Conditions that we cannot honour in full, with which a person chose to go on.
create table accepted_limits (
  user_id uuid not null references users (user_id),
  condition_id text not null check (char_length(condition_id) <= 100),
  accepted_at timestamptz not null default now(),
  primary key (user_id, condition_id)
);
