-- Up Migration

-- How what a person told us was read, so that it is read when it is saved and not at every request. It counts only for
-- the same words and the same version of the vocabulary.
create table told_readings (
  user_id uuid primary key references users (user_id),
  vocabulary_version text not null check (char_length(vocabulary_version) <= 100),
  -- Of the texts, explanations and accepted limits that were read.
  told_hash text not null check (char_length(told_hash) <= 100),
  reading jsonb not null,
  read_at timestamptz not null default now()
);

-- Only the devices that changed a plan last are remembered.
alter table plan_devices add column last_changed_at timestamptz not null default now();

-- A copy of a person's data in pieces, so that neither making nor sending one holds all of it in memory.
create table export_parts (
  user_id uuid not null references users (user_id),
  export_id uuid not null,
  part int not null,
  bytes bytea not null,
  stored_at timestamptz not null default now(),
  primary key (user_id, export_id, part)
);
-- Compressed already.
alter table export_parts alter column bytes set storage external;
alter table exports add column byte_count bigint;

insert into export_parts (user_id, export_id, part, bytes)
select user_id, export_id, part, substring(archive from part * 262144 + 1 for 262144)
from exports, generate_series(0, (octet_length(archive) - 1) / 262144) as part
where archive is not null;
update exports set byte_count = octet_length(archive) where archive is not null;
