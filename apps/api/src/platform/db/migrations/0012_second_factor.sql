-- Up Migration

-- Passkeys. The key itself stays on the person's device; this is the public part.
create table passkeys (
  user_id uuid not null references users (user_id),
  passkey_id uuid not null,
  credential_id bytea not null check (octet_length(credential_id) <= 1023),
  public_key bytea not null check (octet_length(public_key) <= 4096),
  -- As the device counts its signatures; many always say zero.
  signature_count bigint not null,
  transports text[] not null,
  name text not null check (char_length(name) between 1 and 60),
  added_at timestamptz not null default now(),
  last_used_at timestamptz,
  primary key (user_id, passkey_id),
  unique (user_id, credential_id)
);

-- Authenticator apps, at most one for a person. The secret is encrypted with a key that is not in the database.
create table authenticators (
  user_id uuid primary key references users (user_id),
  sealed_secret bytea not null,
  -- The 30 seconds of the last code that was used: neither it nor an earlier one counts again.
  last_step bigint not null,
  added_at timestamptz not null default now(),
  last_used_at timestamptz
);

-- A code begins with the letter of its slot, by which its hash is found.
create table recovery_codes (
  user_id uuid not null references users (user_id),
  slot text not null check (char_length(slot) = 1),
  code_hash text not null,
  made_at timestamptz not null default now(),
  used_at timestamptz,
  primary key (user_id, slot)
);

-- Logins whose password was right, until a second factor confirms them. The secret is in a cookie of the browser.
create table login_steps (
  user_id uuid not null references users (user_id),
  token_hash bytea not null,
  challenge bytea not null,
  tries integer not null default 0,
  started_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
create index login_steps_by_time on login_steps (started_at);

-- Factors that a session has begun to add, after giving the password.
create table factor_setups (
  user_id uuid not null references users (user_id),
  setup_id uuid not null,
  session_id uuid not null,
  kind text not null check (kind in ('passkey', 'authenticator')),
  challenge bytea,
  sealed_secret bytea,
  started_at timestamptz not null default now(),
  primary key (user_id, setup_id),
  check ((challenge is not null) = (kind = 'passkey')),
  check ((sealed_secret is not null) = (kind = 'authenticator'))
);
create index factor_setups_by_time on factor_setups (started_at);
