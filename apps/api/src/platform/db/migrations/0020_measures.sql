-- Up Migration

-- In which measures amounts are told. Null for people of before, who keep metric ones.
alter table profiles add column measures text check (measures in ('metric', 'american'));
