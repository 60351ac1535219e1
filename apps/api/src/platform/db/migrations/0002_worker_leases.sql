-- Up Migration

-- Which job workers are alive: one that stops saying so loses its jobs to the others.
create table worker_leases (
  worker_id text primary key,
  seen_at timestamptz not null default now()
);
