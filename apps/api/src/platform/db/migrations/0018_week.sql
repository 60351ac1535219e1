-- Up Migration

-- Where a person's days begin and end, as an IANA name. Null follows the device.
alter table profiles add column time_zone text check (char_length(time_zone) between 1 and 64);
-- Whether the week shows the energy of what is planned. Null until the person has said so.
alter table profiles add column shows_energy boolean;

-- Whether the calendar reminds of what is planned.
alter table calendar_feeds add column has_alarms boolean not null default false;

-- As for plans: a change that arrives again or late is not made again.
create table week_devices (
  user_id uuid not null references users (user_id),
  device_id uuid not null,
  last_change int not null,
  last_changed_at timestamptz not null default now(),
  primary key (user_id, device_id)
);
