-- Up Migration

-- A person. Every table a person owns starts its key with user_id, so that people can be spread over databases.
create table users (
  user_id uuid primary key,
  name text not null check (char_length(name) between 1 and 120),
  email text not null check (char_length(email) <= 254),
  password_hash text not null,
  email_verified_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);

-- The only place where an address is unique across people.
create table email_directory (
  email text primary key check (char_length(email) <= 254),
  user_id uuid not null
);

-- One live code per person and purpose. Only a keyed hash is kept.
create table email_codes (
  user_id uuid not null,
  purpose text not null check (purpose in ('verify_email')),
  requested_at timestamptz not null default now(),
  code_hash bytea,
  expires_at timestamptz,
  tries smallint not null default 0,
  primary key (user_id, purpose)
);

create table sessions (
  user_id uuid not null,
  session_id uuid not null,
  token_hash bytea not null,
  user_agent text not null check (char_length(user_agent) <= 300),
  created_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, session_id),
  unique (user_id, token_hash)
);

create table profiles (
  user_id uuid primary key,
  first_name text not null,
  last_name text not null,
  born_on date,
  gender text check (gender in ('male', 'female', 'other')),
  phone text,
  address text,
  updated_at timestamptz not null default now()
);

-- A mail that has left, so that a job that runs twice sends once.
create table sent_mails (
  user_id uuid not null,
  dedupe_key text not null,
  sent_at timestamptz not null default now(),
  primary key (user_id, dedupe_key)
);
