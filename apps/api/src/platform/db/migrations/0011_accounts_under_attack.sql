-- Up Migration

-- Browsers in which a person has logged in or proved the address. Each has its key in a cookie.
create table devices (
  user_id uuid not null references users (user_id),
  key_hash bytea not null,
  first_used_at timestamptz not null default now(),
  last_used_at timestamptz not null default now(),
  primary key (user_id, key_hash)
);
create index devices_by_last_use on devices (last_used_at);

-- Who asked for the code, as a keyed hash: only a caller who asks again too soon is told to wait.
alter table email_codes add column requested_by bytea;

-- A link that lets a new device log in while others guess at the password.
alter table email_codes drop constraint email_codes_purpose_check;
alter table email_codes add constraint email_codes_purpose_check
  check (purpose in ('verify_email', 'reset_password', 'log_in'));

-- Sign-ups whose address is not proved yet: one per address and browser, so that nobody can replace another's. The
-- previous release uses sign_ups, which a later migration drops.
create table pending_sign_ups (
  email text not null check (char_length(email) <= 254),
  key_hash bytea not null,
  name text not null check (char_length(name) between 1 and 120),
  password_hash text not null,
  created_at timestamptz not null default now(),
  primary key (email, key_hash)
);
create index pending_sign_ups_by_age on pending_sign_ups (email, created_at);

insert into pending_sign_ups (email, key_hash, name, password_hash, created_at)
select email, key_hash, name, password_hash, created_at from sign_ups;

-- Addresses that left an account that had its trial, as keyed hashes, so that an address gets one trial.
create table used_trials (
  address_hash bytea primary key,
  released_at timestamptz not null default now()
);
create index used_trials_by_time on used_trials (released_at);

-- An earlier account with this address had its trial.
alter table users add column had_trial_before boolean not null default false;

-- Changes of address. The link to the new address completes one; the link to the old address undoes it for a week.
create table email_changes (
  user_id uuid not null references users (user_id),
  change_id uuid not null,
  new_email text not null check (char_length(new_email) <= 254),
  requested_at timestamptz not null default now(),
  proof_hash bytea,
  old_email text,
  changed_at timestamptz,
  undo_hash bytea,
  primary key (user_id, change_id),
  check ((old_email is null) = (changed_at is null))
);
create index email_changes_by_time on email_changes (requested_at);

-- The secret of the link that ends the session, mailed when its device is new.
alter table sessions add column end_hash bytea;
