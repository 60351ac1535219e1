-- Up Migration

-- Who a person is to the payment provider: one customer, also when many calls ask for one at once.
create table billing_customers (
  user_id uuid primary key,
  -- Under which the provider is asked to make the customer, so that asking again makes no second one.
  customer_key uuid not null,
  customer_id text unique check (char_length(customer_id) <= 255),
  -- Set by the first trial and never taken back: a person gets one.
  trial_used_at timestamptz,
  -- Readings of the provider are numbered as they begin; one that a later one has overtaken is not stored.
  last_reading bigint not null default 0,
  stored_reading bigint not null default 0,
  created_at timestamptz not null default now()
);

-- How a person's subscription stood when the payment provider was last asked.
create table subscriptions (
  user_id uuid primary key,
  subscription_id text not null check (char_length(subscription_id) <= 255),
  status text not null,
  offer text check (offer in ('Annual', 'Monthly')),
  trial_ends_at timestamptz,
  current_period_ends_at timestamptz,
  ends_at_period_end boolean not null,
  -- Names the mail that says the trial is about to end; the process that sets it sends it.
  reminder_mail_id uuid,
  read_at timestamptz not null default now()
);
create index subscriptions_to_remind on subscriptions (trial_ends_at)
  where status = 'trialing' and reminder_mail_id is null;

-- The checkout that a person has open: one at most, so that nobody pays twice.
create table checkouts (
  user_id uuid primary key,
  -- Under which the provider is asked to open it, so that asking again opens no second one.
  checkout_id uuid not null,
  offer text not null check (offer in ('Annual', 'Monthly')),
  has_trial boolean not null,
  session_id text check (char_length(session_id) <= 255),
  url text check (char_length(url) <= 5000),
  created_at timestamptz not null default now()
);
create index checkouts_by_time on checkouts (created_at);

-- Where nobody takes payments: who would have subscribed. Nothing here was paid for.
create table demo_subscriptions (
  user_id uuid primary key,
  offer text not null check (offer in ('Annual', 'Monthly')),
  trial_ends_at timestamptz not null
);

-- The payment provider's events, so that one that comes again has no effect. What they tell is read from the provider.
create table stripe_events (
  event_id text primary key check (char_length(event_id) <= 255),
  type text not null check (char_length(type) <= 255),
  customer_id text check (char_length(customer_id) <= 255),
  subscription_id text check (char_length(subscription_id) <= 255),
  occurred_at timestamptz not null,
  received_at timestamptz not null default now()
);
create index stripe_events_by_time on stripe_events (received_at);
