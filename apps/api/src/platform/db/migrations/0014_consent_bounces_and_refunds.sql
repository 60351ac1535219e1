-- Up Migration

-- Which versions of the terms and the privacy policy a person has accepted, and when. Earlier versions stay as evidence.
create table accepted_documents (
  user_id uuid not null references users (user_id),
  document text not null check (document in ('terms', 'privacy')),
  version text not null check (char_length(version) between 1 and 20),
  accepted_at timestamptz not null,
  primary key (user_id, document, version)
);

-- What the sign-up form showed. Null for a sign-up through the previous release or without the form.
alter table pending_sign_ups add column terms_version text check (char_length(terms_version) between 1 and 20);
alter table pending_sign_ups add column privacy_version text check (char_length(privacy_version) between 1 and 20);

-- Addresses that refuse our mails for good. It counts only while it is the account's address.
create table bounced_emails (
  user_id uuid primary key references users (user_id),
  email text not null check (char_length(email) <= 254),
  bounced_at timestamptz not null default now()
);
create index bounced_emails_by_time on bounced_emails (bounced_at);

-- A person's latest payment, if it was refunded or disputed, as it stood when the payment provider was last asked.
create table returned_payments (
  user_id uuid primary key references users (user_id),
  paid_at timestamptz not null,
  amount_cents integer not null,
  currency text not null check (char_length(currency) = 3),
  refunded_cents integer not null,
  refunded_at timestamptz,
  dispute text check (dispute in ('open', 'won', 'lost')),
  disputed_at timestamptz,
  check ((dispute is null) = (disputed_at is null))
);
