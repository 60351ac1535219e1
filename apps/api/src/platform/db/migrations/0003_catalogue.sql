-- Up Migration

-- Content is reviewed as files and imported as a version; the newest published one of a format is served.
create table catalogue_versions (
  id uuid primary key,
  -- The shape of the bodies, so that code never reads a version written for other code.
  format int not null,
  content_hash text not null,
  item_count int not null,
  created_at timestamptz not null default now(),
  published_at timestamptz,
  unique (format, content_hash)
);

create table catalogue_items (
  version_id uuid not null references catalogue_versions (id) on delete cascade,
  position int not null,
  kind text not null,
  id text not null,
  body jsonb not null,
  primary key (version_id, position),
  unique (version_id, kind, id)
);
