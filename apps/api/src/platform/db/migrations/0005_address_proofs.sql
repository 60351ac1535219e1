-- Up Migration

-- What is known by address alone, before there is a person, lives with the directory.

-- A sign-up whose address has not been proved yet. The newest of an address counts; its code makes it an account.
create table sign_ups (
  email text primary key check (char_length(email) <= 254),
  name text not null check (char_length(name) between 1 and 120),
  password_hash text not null,
  key_hash bytea not null,
  created_at timestamptz not null default now()
);

insert into sign_ups (email, name, password_hash, key_hash, created_at)
select email, name, password_hash, '', created_at from users where email_verified_at is null;

delete from profiles using users where users.user_id = profiles.user_id and email_verified_at is null;
delete from email_directory using users
where users.user_id = email_directory.user_id and email_verified_at is null;
delete from users where email_verified_at is null;
alter table users alter column email_verified_at set not null;

-- The last request for a code of each address and purpose, also of addresses that have no account: all are answered
-- with the same work. Only keyed hashes of what was mailed are kept.
drop table email_codes;
create table email_codes (
  email text not null check (char_length(email) <= 254),
  purpose text not null check (purpose in ('verify_email', 'reset_password')),
  request_id uuid not null unique,
  requested_at timestamptz not null default now(),
  expires_at timestamptz not null,
  code_hash bytea,
  link_hash bytea,
  tries smallint not null default 0,
  primary key (email, purpose)
);

-- A mail that has left, so that a job that runs twice sends once.
drop table sent_mails;
create table sent_mails (
  mail_id uuid primary key,
  sent_at timestamptz not null default now()
);
create index sent_mails_by_time on sent_mails (sent_at);

create index sessions_by_age on sessions (created_at);
